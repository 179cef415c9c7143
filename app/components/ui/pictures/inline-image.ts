import { dataAddress } from "./data-address.ts";

/** Pictures that can be the largest element of a first screen. Excluded from the browser's bundle. */
const drawings: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob(
      [
        "/public/pictures/articles/*.svg",
        "/public/pictures/coverage/the-forum-that-reads-your-ledger.svg",
        "/public/pictures/slides/first-local-train.svg",
      ],
      { query: "?raw", import: "default", eager: true },
    )
  : {};

/** Returns one of these pictures as a `data:` URL, so that the first screen needs no second request. */
export function inlineImage(src: string): string {
  const drawing = drawings[`/public${src}`];
  return drawing ? dataAddress(drawing) : src;
}
