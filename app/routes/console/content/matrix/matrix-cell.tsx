import { useState } from "react";
import { needsTranslation } from "#worker/contracts/console/matrix.ts";

type CellProps = { name: string; label: string; was: string; text: string; hindi: string; mayChange: boolean };

/** One value. A text has a field for its Hindi below it, which without JavaScript appears with the preview. */
export function MatrixCell({ name, label, was, text, hindi, mayChange }: CellProps) {
  const [typed, setTyped] = useState(text);
  const isChanged = typed.trim() !== was.trim();
  return (
    <>
      <input
        className="matrix-value"
        name={`en.${name}`}
        aria-label={label}
        defaultValue={text}
        data-is={typed.trim().toLowerCase()}
        data-changed={isChanged || undefined}
        autoComplete="off"
        maxLength={200}
        readOnly={!mayChange}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {needsTranslation(typed) && (
        <input
          className="matrix-value"
          name={`hi.${name}`}
          aria-label={`${label}, in Hindi`}
          placeholder="हिन्दी"
          lang="hi"
          defaultValue={hindi}
          autoComplete="off"
          maxLength={200}
          readOnly={!mayChange}
        />
      )}
    </>
  );
}
