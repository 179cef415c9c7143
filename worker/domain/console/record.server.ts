import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { ERASED } from "../billing/orders.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { recordOf } from "../record-marks.server.ts";
import { addNote } from "../record-notes.server.ts";
import { isMarked, stillExists } from "./marks/marked-kinds.server.ts";
import { type MarksView, viewMarks } from "./marks/marks.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";
import { readTimeline, type TimelineEvent, type Values } from "./timeline.server.ts";

export type RecordViewDeps = TrailDeps &
  Pick<Deps, "content"> & { config: Pick<Deps["config"], "siteUrl" | "hasHindi"> };
export type Contact = { email: string | null; phone: string | null };
export type RecordView = Awaited<ReturnType<typeof viewRecord>>;
type Found = {
  title: string;
  lead: string;
  details: readonly (readonly [label: string, value: string, href?: string])[];
  contact: Contact;
  history: readonly TimelineEvent[];
  /** Values that entries of the audit trail can name, beside those of the marks. */
  values?: Values;
};
type Subject = { kind: string; id: string };

/** Shows a record, and records in the audit trail that the operator opened it: it is personal data. */
export async function viewRecord(
  deps: TrailDeps,
  operator: Operator,
  { kind, id }: Subject,
  { contact, history, values, ...shown }: Found,
) {
  const subject = `${kind}:${id}`;
  await recordView(deps, operator, { action: `${kind}.viewed`, subject });
  const { email, phone } = contact;
  const marks = await viewMarks(deps, { recordKind: kind, recordId: id });
  const timeline = await readTimeline(deps, subject, { known: history, values: { ...valuesOf(marks), ...values } });
  const hasContact = email !== null || phoneOf(contact) !== null;
  return { ...shown, email: maskEmail(email), phone: maskPhone(phone), hasContact, timeline, marks };
}

/** Reveals the unmasked contact details, and records that with the reason. */
export async function revealContact(
  deps: TrailDeps,
  operator: Operator,
  { kind, id, reason }: Subject & { reason: string },
  contact: Contact | undefined,
): Promise<Outcome<Contact>> {
  if (!contact) return refused("not_found");
  await recordView(deps, operator, { action: `${kind}.revealed`, subject: `${kind}:${id}`, reason });
  return ok({ email: contact.email, phone: phoneOf(contact) });
}

/** Refuses a note on a record that has just been deleted, because nothing would ever delete the note. */
export async function noteOnRecord(
  deps: TrailDeps,
  operator: Operator,
  { subject, body }: { subject: string; body: string },
): Promise<Outcome<null>> {
  const record = recordOf(subject);
  const when = isMarked(record.recordKind) ? stillExists(record) : sql`true`;
  return addNote(deps, operator, { subject, body, when });
}

function phoneOf({ phone }: Contact): string | null {
  return phone === ERASED ? null : phone;
}

function valuesOf(marks: MarksView | undefined): Values {
  if (!marks) return {};
  const { colleagues, tags, suggestions } = marks;
  return { operator: new Map(colleagues), tag: new Map([...tags, ...suggestions].map((tag) => [tag, tag])) };
}
