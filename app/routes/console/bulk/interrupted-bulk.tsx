import { useRef, useState } from "react";
import { useRestore } from "../typed/use-restore.ts";

export const BULK_FORM = "bulk";

/** The page of a bulk action without its preview, which the lock has interrupted: leads back to the rows and the text. */
export function InterruptedBulk() {
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<readonly (readonly [name: string, value: string])[]>([]);
  useRestore(form, (restored) => {
    setEntered([...restored].filter(([name]) => name !== "agreed"));
    return true;
  });
  return (
    <form method="post" id={BULK_FORM} ref={form}>
      {entered.length === 0 && <p>Choose rows in the list first.</p>}
      {entered.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {entered.length > 0 && (
        <button className="button" type="submit">
          Show the form again
        </button>
      )}
    </form>
  );
}
