import type { Deps } from "../../deps.ts";
import { countedJoined, countedMembers } from "../accounts/members.server.ts";
import { countedOrders } from "../billing/orders.server.ts";
import { countedPayments, countedRefundsByPlan } from "../billing/payments.server.ts";
import { countedRegistrations } from "../events/event-registrations.server.ts";
import { countedMails } from "../mail/outbox.server.ts";
import { countedIntents } from "../visitors/intents.server.ts";
import { type Drift, type Recount, repairFigure } from "./figure-counts.server.ts";

const RECOUNTS: readonly Recount[] = [
  { figure: "orders", rows: countedOrders(), isWhole: true },
  { figure: "paid", rows: countedPayments(), isWhole: true },
  { figure: "refunded", rows: countedRefundsByPlan(), isWhole: true },
  { figure: "members", rows: countedMembers(), isWhole: true },
  { figure: "joined", rows: countedJoined(), isWhole: false },
  { figure: "registrations", rows: countedRegistrations(), isWhole: false },
  { figure: "intents", rows: countedIntents(), isWhole: false },
  { figure: "mails", rows: countedMails(), isWhole: false },
];

/** Counts all rows again, corrects the figures that differ, and returns which did. */
export async function recountFigures(deps: Pick<Deps, "db">): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (const recount of RECOUNTS) drifts.push(...(await repairFigure(deps, recount)));
  return drifts;
}
