import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { longDate } from "../india-calendar.server.ts";
import { toHtml } from "./markdown.server.ts";

type Scheme = Entries<"schemes">[number];

export type SchemeCard = Pick<Scheme, "slug" | "title" | "image" | "description" | "link" | "checkedOn"> & {
  answers: ReadonlyArray<{ question: string; html: string }>;
  printedCheck: string;
};

export async function listSchemes(deps: Pick<Deps, "content">): Promise<SchemeCard[]> {
  const { schemes } = (await deps.content.snapshot()).collections;
  return schemes.map(({ eligibility, benefit, howToApply, ...scheme }) => ({
    ...scheme,
    printedCheck: longDate(scheme.checkedOn),
    answers: [
      { question: "Who is eligible", html: toHtml(eligibility) },
      { question: "What you get", html: toHtml(benefit) },
      { question: "How to apply", html: toHtml(howToApply) },
    ],
  }));
}
