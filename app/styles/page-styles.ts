import { locale } from "#messages/locale.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import base from "./base.css?inline";
import forms from "./forms.css?inline";
import hindi from "./hindi/hindi.css?inline";
import parts from "./parts.css?inline";
import preview from "./preview/preview.css?inline";

/** Style sheets in route folders. A page includes those of its route's folder and the folders above. The console has one linked file. */
const screens: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob(["../routes/**/*.css", "!../routes/console/**"], {
      query: "?inline",
      import: "default",
      eager: true,
    })
  : {};
const SHARED = { base, parts: base + parts, forms: base + parts + forms };

type StyleSheet = { css: string; hash: string };
const sheets = new Map<string, StyleSheet>();

/** Builds a page's style sheet and its CSP hash. The bar of a preview is CSS, because hydration removes unknown elements. */
export async function stylesFor(
  routeIds: readonly string[],
  shared: NonNullable<PageHandle["styles"]>,
  isPreview = false,
): Promise<StyleSheet> {
  const name = `${routeIds.join()} ${shared} ${locale()} ${isPreview}`;
  const known = sheets.get(name);
  if (known && !import.meta.env.DEV) return known;
  const own = Object.entries(screens).filter(([path]) =>
    routeIds.some((id) => `../${id.replace(/^hi\//, "")}`.startsWith(folderOf(path))),
  );
  const screen = own.map(([, text]) => text).join("");
  const css = SHARED[shared] + screen + (locale() === "hi" ? hindi : "") + (isPreview ? preview : "");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css)));
  const sheet = { css, hash: `sha256-${btoa(String.fromCharCode(...digest))}` };
  sheets.set(name, sheet);
  return sheet;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
