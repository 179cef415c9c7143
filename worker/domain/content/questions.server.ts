import type { Entries, Entry } from "../../content/collections.ts";
import { toHtml } from "./markdown.server.ts";

/** The questions that belong on one page, with their answers as HTML. */
export function listQuestions(faqs: Entries<"faqs">, wanted: Entry<"faqs">["place"]) {
  return faqs
    .filter(({ place }) => place === wanted)
    .map(({ slug, question, answer }) => ({ slug, question, html: toHtml(answer) }));
}
