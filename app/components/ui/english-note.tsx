import { inEnglish } from "#messages/parts.ts";

/** In the place of an entry that has no Hindi yet, which is marked as English. */
export function EnglishNote() {
  return (
    <p className="english-note" lang="hi">
      {inEnglish()}
    </p>
  );
}
