import { withTimeout } from "../http/with-timeout.ts";

export type FontFiles = { regular: Uint8Array; bold: Uint8Array };
export type DocumentFonts = { load(): Promise<FontFiles> };

const PATHS = { regular: "/fonts/noto-sans-devanagari-400.ttf", bold: "/fonts/noto-sans-devanagari-600.ttf" };
const TIMEOUT_MS = 5000;

/** Loads the fonts from static files. Bundled, they would add a quarter to the Worker's size. */
export function createDocumentFonts(assets: Pick<Fetcher, "fetch">, siteUrl: string): DocumentFonts {
  let files: FontFiles | undefined;
  const read = async (path: string) => {
    const response = await assets.fetch(`${siteUrl}${path}`);
    if (!response.ok) throw new Error(`The font ${path} cannot be read: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  return {
    async load() {
      if (files) return files;
      const [regular, bold] = await withTimeout(TIMEOUT_MS, Promise.all([read(PATHS.regular), read(PATHS.bold)]));
      files = { regular, bold };
      return files;
    },
  };
}
