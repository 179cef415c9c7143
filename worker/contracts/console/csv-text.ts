import { longText } from "../fields.ts";
import { CSV_FILE } from "./vocabulary.ts";

const TOO_LARGE = `The file may have at most ${CSV_FILE.size}. Split it.`;

export function csvText(label: string) {
  return longText(() => `Please write ${label}.`, { max: CSV_FILE.bytes }).refine(
    (text) => new TextEncoder().encode(text).length <= CSV_FILE.bytes,
    TOO_LARGE,
  );
}
