import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { RetainedDocument } from "../../db/schema/privacy.ts";
import type { Deps } from "../../deps.ts";
import { describeError } from "../../log.ts";
import { eraseConsentsOf } from "../accounts/consents.server.ts";
import { eraseCodesOf } from "../accounts/login-codes.server.ts";
import {
  addressOf,
  eraseMember,
  failUnless,
  findMember,
  isFailedCondition,
  isUnmerged,
  listMergedInto,
} from "../accounts/members.server.ts";
import { erasePasskeysOf } from "../accounts/passkeys.server.ts";
import { endAllSessionsStatement, refuseStale, type Session } from "../accounts/sessions.server.ts";
import { auditStatement } from "../audit.server.ts";
import { cancelTransfersOf } from "../bank-transfers/transfers.server.ts";
import { LAST_CHECK_MS } from "../billing/order-checks.server.ts";
import { eraseOrdersOf, listOrdersOf } from "../billing/orders.server.ts";
import { listDocumentsOf } from "../documents/documents.server.ts";
import { eraseRegistrationsOf } from "../events/event-registrations.server.ts";
import { indianDay, taxRecordsUntil } from "../india-calendar.server.ts";
import { eraseMailOf, queueMail } from "../mail/outbox.server.ts";
import { detachMembershipsOf } from "../membership/memberships.server.ts";
import { eraseConsoleSessionsOf } from "../operators/console-sessions.server.ts";
import { eraseGrantsOf, hasGrant, isOperator } from "../operators/operators.server.ts";
import { eraseViewsOf } from "../operators/saved-views.server.ts";
import { eraseAssignmentsTo } from "../record-marks.server.ts";
import { deleteTraces } from "../record-traces.server.ts";
import { eraseRemindersOf } from "../schemes/reminders.server.ts";
import { eraseSavedAnswersOf } from "../schemes/saved-answers.server.ts";
import { eraseSeatsOf } from "../seats/seats.server.ts";
import { eraseMessagesOf } from "../visitors/contact.server.ts";
import { eraseActivitiesOf } from "../workspace/activities.server.ts";
import { eraseOffersOf } from "../workspace/offers.server.ts";
import { eraseAssignmentsOf } from "../workspace/startups.server.ts";
import { eraseSubmissionsOf } from "../workspace/submissions.server.ts";
import { eraseTasksOf } from "../workspace/tasks.server.ts";
import {
  type ErasureRequest,
  erasureDoneStatement,
  listOpenErasures,
  storeErasureRequest,
} from "./erasure-requests.server.ts";
import { erasureDoneMail } from "./mails.server.ts";

export type ErasureDeps = Pick<Deps, "db" | "now" | "config" | "log" | "queued">;

const ERASURES_PER_RUN = 10;

/**
 * Stores the request first, so that the scheduled job completes a failed erasure. Refuses an old login, an account that was
 * just merged, and operators, so that the console keeps its last owner.
 */
export async function requestOwnErasure(deps: ErasureDeps, session: Session): Promise<Outcome<{ number: string }>> {
  const { viewer } = session;
  const stale = refuseStale(deps, session);
  if (stale) return stale;
  if (await isOperator(deps, viewer)) return refused("operator_account");
  const may = sql`${isUnmerged(viewer.memberId)} and not ${hasGrant(viewer)}`;
  const request = await storeErasureRequest(deps, viewer.memberId, may);
  if (!request) return refused((await isOperator(deps, viewer)) ? "operator_account" : "merged_account");
  await eraseOrPostpone(deps, request);
  return ok({ number: request.id });
}

export async function finishErasures(deps: ErasureDeps): Promise<void> {
  for (const request of await listOpenErasures(deps, ERASURES_PER_RUN)) await eraseOrPostpone(deps, request);
}

/** Lists the documents that the law requires us to retain, and until when. */
export async function listRetainedDocuments(deps: Pick<Deps, "db">, email: string): Promise<RetainedDocument[]> {
  const theirs = await listOrdersOf(deps, email);
  const documents = await listDocumentsOf(
    deps,
    theirs.map(({ id }) => id),
  );
  return theirs.flatMap((order): RetainedDocument[] => {
    if (order.paidAt) {
      const until = taxRecordsUntil(order.paidAt);
      const own = documents.filter(({ orderId, revision }) => orderId === order.id && revision === 0);
      return own.map(({ kind, number }) => ({ kind, number, until }));
    }
    if (order.status === "paid" || !order.nextCheckAt) return [];
    const until = indianDay(new Date(order.createdAt.getTime() + LAST_CHECK_MS));
    return [{ kind: "open_order", number: order.providerOrderId, until }];
  });
}

export async function eraseOrPostpone(deps: ErasureDeps, request: ErasureRequest): Promise<void> {
  try {
    await erase(deps, request);
  } catch (error) {
    deps.log("error", "erasure.postponed", { memberId: request.memberId, ...describeError(error) });
  }
}

/** Starts again if the address changes before the batch runs, because the mail and the retained documents depend on it. */
async function erase(deps: ErasureDeps, request: ErasureRequest): Promise<void> {
  const { id: number, memberId, doneAt } = request;
  if (doneAt) return;
  const member = await findMember(deps, memberId);
  if (!member) {
    await erasureDoneStatement(deps, number, []);
    return;
  }
  const retained = await listRetainedDocuments(deps, member.email);
  const { email: recipient, language } = member;
  const mail = { recipient, about: { erasureNumber: number }, once: number, language };
  // No account is merged into one that is being erased, so this list stays the same.
  const merged = await listMergedInto(deps, memberId);
  const entry = {
    actor: memberId,
    action: "member.erased",
    subject: `member:${memberId}`,
    detail: `${number} ${retained.length} retained`,
    once: `member.erased:${memberId}`,
  };
  try {
    await deps.db.batch([
      failUnless(deps, sql`${addressOf(deps, memberId)} is ${member.email}`),
      ...[...merged, member].flatMap((one) => eraseAccount(deps, one)),
      erasureDoneStatement(deps, number, retained),
      queueMail(deps, erasureDoneMail, mail),
      auditStatement(deps, entry),
    ]);
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    await erase(deps, request);
    return;
  }
  deps.log("info", "erasure.done", { memberId, retained: retained.length });
}

function eraseAccount(
  deps: ErasureDeps,
  { id: memberId, email }: { id: string; email: string },
): BatchItem<"sqlite">[] {
  const address = addressOf(deps, memberId);
  return [
    ...eraseTasksOf(deps, memberId),
    ...eraseActivitiesOf(deps, memberId),
    ...eraseSubmissionsOf(deps, memberId),
    ...eraseOffersOf(deps, memberId),
    ...eraseAssignmentsOf(deps, memberId),
    ...eraseSavedAnswersOf(deps, memberId),
    ...eraseRemindersOf(deps, memberId),
    ...erasePasskeysOf(deps, memberId),
    ...eraseConsoleSessionsOf(deps, memberId),
    ...eraseGrantsOf(deps, memberId, address),
    eraseViewsOf(deps, memberId),
    endAllSessionsStatement(deps, memberId),
    eraseCodesOf(deps, email),
    eraseAssignmentsTo(deps, memberId),
    ...deleteTraces(deps, sql`select ${`member:${memberId}`}`),
    ...eraseMessagesOf(deps, address),
    ...eraseRegistrationsOf(deps, address),
    ...eraseSeatsOf(deps, memberId, address),
    ...detachMembershipsOf(deps, memberId),
    ...cancelTransfersOf(deps, memberId, address),
    ...eraseOrdersOf(deps, address),
    ...eraseMailOf(deps, memberId, address),
    ...eraseConsentsOf(deps, memberId, address),
    // After the rows above; foreign keys then block concurrent writes for the member.
    eraseMember(deps, memberId),
  ];
}
