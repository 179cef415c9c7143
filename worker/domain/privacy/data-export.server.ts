import type { Deps } from "../../deps.ts";
import { listConsentsOf } from "../accounts/consents.server.ts";
import { findMember, listMergedInto } from "../accounts/members.server.ts";
import { listPasskeys } from "../accounts/passkeys.server.ts";
import { listSessionsOf } from "../accounts/sessions.server.ts";
import { listCreditsByReference } from "../bank-transfers/credits.server.ts";
import { listTransfersOf } from "../bank-transfers/transfers.server.ts";
import { listOrdersOf } from "../billing/orders.server.ts";
import { listPaymentsOf } from "../billing/payments.server.ts";
import { BYTE_ORDER_MARK, toCsv } from "../csv.server.ts";
import { listDocumentsOf } from "../documents/documents.server.ts";
import { listCorrectionsOf, listRegistrationsOf } from "../events/event-registrations.server.ts";
import { listMailOf } from "../mail/outbox.server.ts";
import { listRepliesTo } from "../mail/record-replies.server.ts";
import { listMembershipsOf } from "../membership/memberships.server.ts";
import { listConsoleSessionsOf } from "../operators/console-sessions.server.ts";
import { listGrantsOf } from "../operators/operators.server.ts";
import { listSavedViewsOf } from "../operators/saved-views.server.ts";
import { listMarksOf } from "../record-marks.server.ts";
import { listNotesOn } from "../record-notes.server.ts";
import { listRemindersOf } from "../schemes/reminders.server.ts";
import { listSavedAnswersOf } from "../schemes/saved-answers.server.ts";
import { listSeatsFor } from "../seats/seats.server.ts";
import { listMessagesOf } from "../visitors/contact.server.ts";
import { listActivitiesOf } from "../workspace/activities.server.ts";
import { listOffersOf } from "../workspace/offers.server.ts";
import { listAssignmentsOf } from "../workspace/startups.server.ts";
import { listSubmissionsOf } from "../workspace/submissions.server.ts";
import { listTasksOf } from "../workspace/tasks.server.ts";

type Row = Record<string, unknown>;
export type Person = { memberId: string; email: string };

/** Includes the remaining data of accounts that were merged into this one. */
export async function collectPersonalData(deps: Pick<Deps, "db">, person: Person): Promise<PersonalData> {
  const all = [await collectAccount(deps, person)];
  for (const { id, email } of await listMergedInto(deps, person.memberId)) {
    all.push(await collectAccount(deps, { memberId: id, email }));
  }
  const names = Object.keys(all[0] ?? {}) as InventoryId[];
  return Object.fromEntries(names.map((name) => [name, all.flatMap((data): Row[] => data[name])])) as PersonalData;
}

async function collectAccount(deps: Pick<Deps, "db">, { memberId, email }: Person) {
  const account = await findMember(deps, memberId);
  const orders = await listOrdersOf(deps, email);
  const memberships = await listMembershipsOf(deps, orders);
  const bankTransfers = await listTransfersOf(deps, email);
  const credits = await listCreditsByReference(
    deps,
    bankTransfers.map(({ reference }) => reference),
  );
  const documents = await listDocumentsOf(
    deps,
    orders.map(({ id }) => id),
  );
  const messages = await listMessagesOf(deps, email);
  const registrations = await listRegistrationsOf(deps, email);
  const mails = await listMailOf(deps, email, memberId);
  const offers = await listOffersOf(deps, memberId);
  const submissions = await listSubmissionsOf(deps, memberId);
  const subjects = [
    `member:${memberId}`,
    ...messages.map(({ id }) => `message:${id}`),
    ...registrations.map(({ id }) => `registration:${id}`),
    ...orders.map(({ id }) => `order:${id}`),
    ...memberships.map(({ id }) => `membership:${id}`),
    ...documents.map(({ id }) => `document:${id}`),
    ...bankTransfers.map(({ reference }) => `bank_transfer:${reference}`),
    ...offers.map(({ id }) => `offer:${id}`),
    ...submissions.map(({ kind, key }) => `text:${memberId}.${kind}.${key}`),
  ];
  return {
    account: account ? [account] : [],
    consents: await listConsentsOf(deps, { memberId, email }),
    sessions: await listSessionsOf(deps, memberId),
    passkeys: await listPasskeys(deps, memberId),
    tasks: await listTasksOf(deps, memberId),
    activities: await listActivitiesOf(deps, memberId),
    submissions,
    offers,
    assignments: await listAssignmentsOf(deps, memberId),
    savedAnswers: await listSavedAnswersOf(deps, memberId),
    schemeReminders: await listRemindersOf(deps, memberId),
    orders,
    payments: await listPaymentsOf(deps, email),
    bankTransfers: bankTransfers.map((transfer) => {
      return { ...transfer, credits: credits.filter(({ reference }) => reference === transfer.reference) };
    }),
    memberships: memberships.map(({ number, ...row }) => ({ ...row, membershipNumber: number ?? null })),
    documents,
    seats: await listSeatsFor(deps, { memberId, email }),
    eventRegistrations: registrations,
    registrationCorrections: await listCorrectionsOf(deps, email),
    messages,
    messageReplies: await listRepliesTo(deps, subjects),
    notes: await listNotesOn(deps, subjects),
    marks: await listMarksOf(deps, subjects),
    mails: mails.map(({ id, kind, recipient, status, createdAt, sentAt }) => {
      return { id, kind, recipient, status, createdAt, sentAt };
    }),
    consoleAccess: await listGrantsOf(deps, { memberId, email }),
    savedViews: await listSavedViewsOf(deps, memberId),
    consoleSessions: await listConsoleSessionsOf(deps, memberId),
  } satisfies Record<string, Row[]>;
}

export type PersonalData = Awaited<ReturnType<typeof collectAccount>>;
export type InventoryId = keyof PersonalData;

/** JSON download; times in UTC. */
export async function exportJson(deps: Pick<Deps, "db" | "now">, person: Person): Promise<string> {
  const data = await collectPersonalData(deps, person);
  return `${JSON.stringify({ madeAt: deps.now().toISOString(), ...data }, null, 2)}\n`;
}

export async function exportCsv(deps: Pick<Deps, "db" | "now">, person: Person): Promise<string> {
  const data = await collectPersonalData(deps, person);
  const lines = Object.entries(data).flatMap(([table, rows]) =>
    rows.flatMap((row, i) => Object.entries(row).map(([field, value]) => [table, String(i + 1), field, textOf(value)])),
  );
  return BYTE_ORDER_MARK + toCsv([["table", "row", "field", "value"], ...lines]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
