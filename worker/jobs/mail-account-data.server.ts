import { findMember } from "../domain/accounts/members.server.ts";
import { findOrder } from "../domain/billing/orders.server.ts";
import { maskEmail } from "../domain/console/masked.server.ts";
import { indianDay } from "../domain/india-calendar.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import type { MovedPurchase } from "../domain/merging/mails.server.ts";
import type { ReadDeps } from "./mail-data.server.ts";

type Queued = Pick<QueuedMail, "subjectId" | "recipient">;

export async function readMergedPair(deps: ReadDeps, { subjectId, recipient }: Queued) {
  const old = await findMember(deps, subjectId);
  const kept = old?.mergedInto && (await findMember(deps, old.mergedInto));
  if (!kept) return undefined;
  const isKept = recipient !== old.email;
  return { isKept, other: maskEmail(isKept ? old.email : kept.email) };
}

export async function readMergedInto(deps: ReadDeps, { subjectId }: Pick<Queued, "subjectId">) {
  const old = await findMember(deps, subjectId);
  const kept = old?.mergedInto && (await findMember(deps, old.mergedInto));
  return kept ? { other: maskEmail(kept.email) } : undefined;
}

export async function readMovedPurchase(
  deps: ReadDeps,
  { subjectId }: Pick<Queued, "subjectId">,
): Promise<MovedPurchase | undefined> {
  const order = await findOrder(deps, subjectId);
  return order && { planTitle: order.planTitle, day: indianDay(order.createdAt) };
}
