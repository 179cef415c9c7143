import { documentTitle } from "#messages/vocabulary/documents.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { RetainedDocument } from "../../db/schema/privacy.ts";
import { findMember } from "../accounts/members.server.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { listOrdersOf } from "../billing/orders.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { listMembershipsOf } from "../membership/memberships.server.ts";
import { isInUse, stateOn } from "../membership/terms.server.ts";
import { type Operator, refuseStalePasskey } from "../operators/admission.server.ts";
import { collectPersonalData, exportCsv, exportJson, type InventoryId } from "../privacy/data-export.server.ts";
import { listRetainedDocuments } from "../privacy/erasure.server.ts";
import { listObstaclesToAnswer, requestErasureFor } from "../privacy/erasure-on-request.server.ts";
import { findErasureOf } from "../privacy/erasure-requests.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";

const WRITERS = { csv: exportCsv, json: exportJson } as const;
export type DataFormat = keyof typeof WRITERS;

/** The privacy centre of the dashboard names these to the person; here they are named to staff. */
const TITLES: Record<InventoryId, string> = {
  account: "Account",
  consents: "Consents",
  sessions: "Devices that are logged in",
  passkeys: "Passkeys",
  tasks: "Tasks",
  activities: "Texts read and pages opened",
  submissions: "Texts from the dashboard",
  offers: "Offers",
  assignments: "Startups that they mentor",
  savedAnswers: "Answers to the scheme finder",
  schemeReminders: "Scheme reminders",
  orders: "Orders",
  payments: "Payments",
  bankTransfers: "Bank transfers",
  memberships: "Memberships",
  documents: "Invoices, receipts and credit notes",
  seats: "Seats",
  eventRegistrations: "Registrations for events",
  registrationCorrections: "Corrections of registrations",
  messages: "Messages",
  messageReplies: "Our replies and emails",
  notes: "Internal notes",
  marks: "Tags and assignments",
  mails: "Emails from the site",
  consoleAccess: "Access to the console",
  savedViews: "Saved views",
  consoleSessions: "Console sessions",
};

const NOT_CONFIRMED =
  "Nobody has confirmed this account, so its data may be somebody else’s. The person logs in once and downloads it.";

/** What we hold about a person, what an erasure leaves, and why it cannot be done; or the erasure that was requested. */
export async function viewPrivacyRequest(deps: TrailDeps, operator: Operator, id: string) {
  const erasure = await findErasureOf(deps, id);
  const member = await findMember(deps, id);
  if (!member) return erasure && { erasure: statusOf(erasure), member: undefined };
  const { name, email, phone, state } = member;
  await recordView(deps, operator, { action: "member.viewed", subject: `member:${id}` });
  const data = await collectPersonalData(deps, { memberId: id, email });
  const memberships = await listMembershipsOf(deps, await listOrdersOf(deps, email));
  const today = indianDay(deps.now());
  return {
    erasure: erasure && statusOf(erasure),
    member: {
      name,
      email: maskEmail(email),
      phone: maskPhone(phone),
      notConfirmed: state === "unverified" ? NOT_CONFIRMED : undefined,
      obstacles: await listObstaclesToAnswer(deps, member),
      stored: Object.entries(TITLES).flatMap(([kind, title]) => {
        const { length } = data[kind as InventoryId];
        return length > 0 ? [`${title}: ${length}`] : [];
      }),
      retained: (await listRetainedDocuments(deps, email)).map(describeRetained),
      runsUntil: memberships
        .filter((one) => isInUse({ state: stateOn(today, one) }))
        .map(({ validTo }) => longDate(validTo)),
    },
  };
}

function statusOf({ id, requestedAt, doneAt, retained }: NonNullable<Awaited<ReturnType<typeof findErasureOf>>>) {
  return {
    number: id,
    requestedOn: longDate(indianDay(requestedAt)),
    doneOn: doneAt && longDate(indianDay(doneAt)),
    retained: (retained ?? []).map(describeRetained),
  };
}

function describeRetained({ kind, number, until }: RetainedDocument): string {
  return kind === "open_order"
    ? `Order ${number}, until ${longDate(until)}: it may still be paid.`
    : `${documentTitle(kind)} ${number}, until ${longDate(until)}, with its order, its payment, and the name and billing details on it.`;
}

/**
 * Returns the data for a person who cannot log in. Needs a fresh passkey and a confirmed account, because anybody can register
 * with somebody's address; records the download with the reason.
 */
export async function downloadData(
  deps: TrailDeps,
  operator: Operator,
  { id, reason, format }: { id: string; reason: string; format: DataFormat },
): Promise<Outcome<string>> {
  const stale = refuseStalePasskey(operator);
  if (stale) return stale;
  const member = await findMember(deps, id);
  if (!member) return refused("not_found");
  const [obstacle] = await listObstaclesToAnswer(deps, member);
  if (obstacle) return refused("not_answerable", obstacle);
  if (member.state === "unverified") return refused("not_answerable", NOT_CONFIRMED);
  await recordView(deps, operator, { action: "member.downloaded", subject: `member:${id}`, reason });
  return ok(await WRITERS[format](deps, { memberId: id, email: member.email }));
}

/** Erases the data of a person who cannot log in. Needs a fresh passkey: nothing can be restored. */
export async function eraseData(
  deps: Parameters<typeof requestErasureFor>[0],
  operator: Operator,
  input: { memberId: string; reason: string },
): Promise<Outcome<{ number: string }>> {
  return refuseStalePasskey(operator) ?? requestErasureFor(deps, operator, input);
}
