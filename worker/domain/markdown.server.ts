import { micromark } from "micromark";

/** Markdown of the content store as HTML: raw HTML in it is escaped and dangerous addresses are dropped. */
export function toHtml(markdown: string): string {
  return micromark(markdown);
}
