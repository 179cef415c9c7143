/** The pictures that may be the first and largest thing of a page, as text. The browser's bundle carries none of them. */
const drawings: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob(
      [
        "/public/pictures/articles/*.svg",
        "/public/pictures/coverage/the-forum-that-reads-your-ledger.svg",
        "/public/pictures/slides/fishing-boats-at-dawn.svg",
      ],
      { query: "?raw", import: "default", eager: true },
    )
  : {};

/**
 * The picture at `src` as a `data:` address, where the site ships with its drawing, so that the page needs no second
 * answer before it looks complete; any other stays where it is.
 */
export function drawnIn(src: string): string {
  const drawing = drawings[`/public${src}`];
  return drawing ? `data:image/svg+xml,${drawing.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)}` : src;
}
