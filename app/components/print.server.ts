import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toPrint } from "./marks.ts";

/** React asks for a first picture in the head, which a part has not: beside the picture itself it would ask for nothing. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** A part of a page as a print: made once, and then put in as it is (marks.ts). */
export function print(part: ReactElement): Uint8Array {
  return toPrint(renderToStaticMarkup(part).replaceAll(PRELOADS, ""));
}
