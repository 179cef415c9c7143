import { useRef, useState } from "react";
import { useRestore } from "../unsaved/use-restore.ts";

export const BULK_FORM = "bulk";

/** Shown after the lock interrupted a bulk action: leads back to its rows and to what was entered. */
export function InterruptedBulk() {
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<readonly (readonly [name: string, value: string])[]>([]);
  useRestore(form, (restored) => {
    const { agreed: _, ...others } = Object.fromEntries(restored);
    setEntered(Object.entries(others));
    return true;
  });
  return (
    <form
      method="post"
      id={BULK_FORM}
      className="form"
      ref={form}
      data-restores
      data-changed={entered.length > 0 || undefined}
    >
      {entered.length === 0 && <p>Choose rows in the list first.</p>}
      {entered.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {entered.length > 0 && (
        <>
          <p>Your rows and what you entered are kept.</p>
          <button className="button" type="submit">
            Show the form again
          </button>
        </>
      )}
    </form>
  );
}
