import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { findMail, isUndelivered, MAIL_ROWS, markMailQueued, retryStatement } from "../../mail/outbox.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import type { RecordList } from "../list.server.ts";
import { maskEmail } from "../masked.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";
import { findAbout } from "./mail-subject.server.ts";
import { MAIL_TITLES } from "./mail-titles.server.ts";

const KIND = "mail";
export const MAIL_STATES = {
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  failed: "Failed",
  no_address: "No address",
} as const;
/** Meaning of the values of `last_error` that are our own codes. */
export const GIVEN_UP: Record<string, string> = {
  subject_gone: "What the email is about was changed or deleted before it was sent.",
  address_limit: "The daily limit for an unconfirmed address was reached.",
};

export function mailList(): RecordList<(typeof MAIL_ROWS)["table"]> {
  return {
    path: "/console/mails",
    kind: KIND,
    what: "emails",
    titleColumn: "Kind",
    columns: ["Created", "To", "Attempts", "State"],
    filters: [
      { name: "state", label: "State", options: Object.entries(MAIL_STATES) },
      { name: "kind", label: "Kind", options: Object.entries(MAIL_TITLES) },
    ],
    searchHelp: "Beginning of the email address",
    exportPermission: "mails.export",
    source: MAIL_ROWS,
    rowOf: ({ kind, createdAt, recipient, attempts, status }) => ({
      title: MAIL_TITLES[kind],
      cells: [
        { text: dayAndHour(createdAt) },
        { text: maskEmail(recipient) },
        { text: String(attempts) },
        { text: MAIL_STATES[status], ...toneOf(status) },
      ],
    }),
    csv: [
      ["Created (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Kind", ({ kind }) => MAIL_TITLES[kind]],
      ["To", ({ recipient }) => recipient ?? ""],
      ["State", ({ status }) => MAIL_STATES[status]],
      ["Sent (IST)", ({ sentAt }) => (sentAt ? dateAndTime(sentAt) : "")],
      ["Attempts", ({ attempts }) => String(attempts)],
    ],
  };
}

export async function viewMail(deps: TrailDeps, operator: Operator, id: string) {
  const mail = await findMail(deps, id);
  if (!mail) return undefined;
  const { kind, recipient, status, attempts, lastError, createdAt, sentAt } = mail;
  const about = await findAbout(deps, operator.role, mail);
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: MAIL_TITLES[kind],
      lead: `Created ${dayAndHour(createdAt)}. ${MAIL_STATES[status]}.`,
      details: [
        ["State", MAIL_STATES[status]],
        ["Attempts", String(attempts)],
        ["Problem", problemOf(mail)],
      ],
      contact: { email: recipient, phone: null },
      history: [{ at: createdAt, what: "Queued" }, ...(sentAt ? [{ at: sentAt, what: "Sent" }] : [])],
    },
  );
  return { ...record, about, canSendAgain: status === "failed" && !(lastError && GIVEN_UP[lastError]) };
}

function problemOf({ status, sentAt, lastError }: NonNullable<Awaited<ReturnType<typeof findMail>>>): string {
  if (status !== "no_address") return lastError ? (GIVEN_UP[lastError] ?? lastError) : "None";
  return sentAt ? "The address was erased after it was sent." : "There was no email address, so nothing was sent.";
}

export async function revealMail(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  const mail = await findMail(deps, id);
  return revealContact(deps, operator, { kind: KIND, id, reason }, mail && { email: mail.recipient, phone: null });
}

/** Sends again a mail that was given up and whose subject still exists. */
export async function sendAgain(deps: TrailDeps & Pick<Deps, "queued">, by: Actor, id: string): Promise<Outcome<null>> {
  const entry = { action: "mail.sent_again", subject: `mail:${id}` };
  const [retried] = await withTrail(deps, by, entry, () => [retryStatement(deps, id)], isUndelivered(id));
  if (retried.meta.changes === 0) return refused("not_found");
  markMailQueued(deps, retried);
  return ok(null);
}

function toneOf(status: keyof typeof MAIL_STATES) {
  if (status === "failed") return { tone: "late" as const };
  return status === "sent" ? { tone: "done" as const } : {};
}
