import { micromark } from "micromark";

/** The HTML of a Markdown field; micromark escapes HTML in it and drops dangerous addresses. */
export function toHtml(markdown: string): string {
  return micromark(markdown);
}
