import base from "../app.css?inline";
import forms from "../app-forms.css?inline";
import parts from "../app-parts.css?inline";

/** Each screen's own style sheet lies in the folder of its route, under any name. */
const screens: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob("../routes/**/*.css", { query: "?inline", import: "default", eager: true })
  : {};

/**
 * The style sheet of a page: the base, what screens share unless the page `isLean`, what forms and failures need unless
 * it `isFormless` or lean, and those of the matched routes, to stand in the document's head. The browser's bundle carries
 * none of it; it is in the page already.
 */
export function stylesOf(
  routeIds: readonly string[],
  { isLean, isFormless }: { isLean: boolean; isFormless: boolean },
): string {
  if (!import.meta.env.SSR) return "";
  const folders = new Set(routeIds.map((id) => `../${folderOf(id)}`));
  const own = Object.entries(screens).filter(([path]) => folders.has(folderOf(path)));
  return base + (isLean ? "" : parts) + (isLean || isFormless ? "" : forms) + own.map(([, css]) => css).join("");
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
