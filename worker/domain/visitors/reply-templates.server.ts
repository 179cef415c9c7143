import { LOCALES } from "#messages/locale.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { PLAN_IDS } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { inLocale } from "../../locale.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";

/** Values for templates. `received` is the day of a message; the title of an event that is public is in the reader's language. */
export type TemplateFacts = {
  name?: string;
  received?: Date;
  planId?: string | null;
  event?: { slug: string; title: string };
};
export type TemplateChoice = readonly [slug: string, title: string];

const PLACEHOLDER = /\[([a-z]{3,20})\]/g;
const IN_BRACKETS = /\[[^[\]\n]{1,60}\]/g;

export async function listReplyTemplates(deps: Pick<Deps, "content">): Promise<TemplateChoice[]> {
  const { replyTemplates } = (await deps.content.snapshot()).collections;
  return replyTemplates.map(({ slug, title }) => [slug, title] as const);
}

/** Fills in a template for one record, in the language of the mail. Placeholders without a value stay in brackets for the operator. */
export async function fillTemplate(
  deps: Pick<Deps, "content"> & { config: Pick<Deps["config"], "siteUrl"> },
  operator: { name: string },
  facts: TemplateFacts,
  slug: string,
): Promise<string> {
  const { replyTemplates } = (await deps.content.snapshot()).collections;
  const text = replyTemplates.find((template) => template.slug === slug)?.text ?? "";
  return fillPlaceholders(deps, operator, facts, text);
}

export async function fillPlaceholders(
  deps: Pick<Deps, "content"> & { config: Pick<Deps["config"], "siteUrl"> },
  { name: operator }: { name: string },
  facts: TemplateFacts,
  text: string,
): Promise<string> {
  const { plans, events } = (await deps.content.snapshot()).collections;
  const { name, received, event } = facts;
  const titles = new Map(events.map(({ slug: of, title }) => [of, title]));
  const planId = PLAN_IDS.find((id) => id === facts.planId);
  const values = new Map([
    ...(name === undefined ? [] : [["name", name] as const]),
    ["operator", operator],
    ["site", deps.config.siteUrl],
    ...(received ? [["received", longDate(indianDay(received))] as const] : []),
    ...(event === undefined ? [] : [["event", titles.get(event.slug) ?? event.title] as const]),
    ...plans.filter((plan) => plan.planId === planId).map(({ title }) => ["plan", title] as const),
  ]);
  return text.replace(PLACEHOLDER, (blank, key: string) => values.get(key) ?? blank);
}

/** Refuses a reply that still has words in brackets from a template. Other words in brackets are the operator's own. */
export async function refusePlaceholders(
  deps: Pick<Deps, "content">,
  text: string,
  { field = "body", filled = [] }: { field?: string; filled?: readonly string[] } = {},
): Promise<Outcome<null>> {
  const known = new Set<string>();
  for (const language of LOCALES) {
    const { replyTemplates } = (await inLocale(language, async () => deps.content.snapshot())).collections;
    for (const template of replyTemplates) for (const word of template.text.match(IN_BRACKETS) ?? []) known.add(word);
  }
  const left = text.match(IN_BRACKETS)?.find((word) => known.has(word) && !filled.includes(word));
  if (left === undefined) return ok(null);
  const message = `Replace ${left} with your own words, then send it.`;
  return refused("invalid_input", message, [{ field, message }]);
}
