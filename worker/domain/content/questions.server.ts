import type { Entries, Entry } from "../../content/collections.ts";
import { toHtml } from "./markdown.server.ts";

/** Lists the questions of one page, with answers as HTML. */
export function listQuestions(faqs: Entries<"faqs">, wanted: Entry<"faqs">["place"]) {
  return faqs
    .filter(({ place }) => place === wanted)
    .map(({ slug, question, answer }) => ({ slug, question, html: toHtml(answer) }));
}
