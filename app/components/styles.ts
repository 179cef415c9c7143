import base from "../app.css?inline";
import forms from "../app-forms.css?inline";
import parts from "../app-parts.css?inline";
import { markOf, toPrint } from "./marks.ts";

/** Each screen's own style sheet lies in the folder of its route, under any name but that of one which a script brings. */
const screens: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob(["../routes/**/*.css", "!../routes/**/*-script.css"], {
      query: "?inline",
      import: "default",
      eager: true,
    })
  : {};

const sheets = new Map<string, Uint8Array>();

/** A page's style sheet by the name of its mark. */
export function findStyles(name: string): Uint8Array | undefined {
  return sheets.get(name);
}

/**
 * The mark of a page's style sheet: the base, what screens share unless the page `isLean`, what forms and failures need
 * unless it `isFormless` or lean, and those of the matched routes, to stand in the document's head. The browser's bundle carries
 * none of it; it is in the page already.
 */
export function stylesOf(
  routeIds: readonly string[],
  nonce: string,
  { isLean, isFormless }: { isLean: boolean; isFormless: boolean },
): string {
  if (!import.meta.env.SSR) return "";
  const name = `${routeIds.join()} ${isLean} ${isFormless}`;
  if (sheets.has(name) && !import.meta.env.DEV) return markOf(name, nonce);
  const folders = new Set(routeIds.map((id) => `../${folderOf(id)}`));
  const own = Object.entries(screens).filter(([path]) => folders.has(folderOf(path)));
  const css = base + (isLean ? "" : parts) + (isLean || isFormless ? "" : forms) + own.map(([, css]) => css).join("");
  sheets.set(name, toPrint(css));
  return markOf(name, nonce);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
