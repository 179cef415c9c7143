import { inEnglish } from "#messages/parts.ts";

/** Note beside an entry that is shown in English because it has no Hindi yet. */
export function EnglishNote() {
  return (
    <p className="english-note" lang="hi">
      {inEnglish()}
    </p>
  );
}
