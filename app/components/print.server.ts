import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toPrint } from "./marks.ts";

/** A part of a page as a print: made once, and then put in as it is (marks.ts). */
export function print(part: ReactElement): Uint8Array {
  return toPrint(renderToStaticMarkup(part));
}
