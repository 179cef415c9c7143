import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { toHtml } from "../content/markdown.server.ts";
import { daysUntil, indianDay, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { recordActivity } from "./activities.server.ts";
import type { TaskOwner } from "./tasks.server.ts";

type Opportunity = Entries<"opportunities">[number];
export type OpportunityCard = Omit<Opportunity, "details"> & {
  ask: string;
  least: string;
  closes: string;
  daysLeft: number;
  isOpen: boolean;
};

/** An opportunity is open until the end of its last day in India. */
export async function listOpportunities(deps: Pick<Deps, "content" | "now">): Promise<OpportunityCard[]> {
  const { opportunities } = (await deps.content.snapshot()).collections;
  return opportunities.map((opportunity) => toCard(deps, opportunity));
}

export async function exploreOpportunity(deps: Pick<Deps, "db" | "content" | "now">, owner: TaskOwner, slug: string) {
  const { opportunities } = (await deps.content.snapshot()).collections;
  const found = opportunities.find((opportunity) => opportunity.slug === slug);
  if (!found) return undefined;
  await recordActivity(deps, owner, "opportunity-explored", slug);
  return { ...toCard(deps, found), html: toHtml(found.details) };
}

/** Returns formatted amounts and a whole percentage of at most 100. */
export function raiseOf({ askPaise, ask }: Pick<OpportunityCard, "askPaise" | "ask">, acceptedPaise = 0) {
  const percent = Math.min(100, Math.floor((acceptedPaise / askPaise) * 100));
  return { percent, accepted: formatRupees(acceptedPaise), ask };
}

function toCard(deps: Pick<Deps, "now">, { details: _text, ...opportunity }: Opportunity): OpportunityCard {
  return {
    ...opportunity,
    ask: formatRupees(opportunity.askPaise),
    least: formatRupees(opportunity.leastPaise),
    closes: longDate(opportunity.closesOn),
    daysLeft: daysUntil(opportunity.closesOn, deps.now()),
    isOpen: indianDay(deps.now()) <= opportunity.closesOn,
  };
}
