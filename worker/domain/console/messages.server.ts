import type { TrailDeps } from "../audit-trail.server.ts";
import { dateAndTime, dayAndHour } from "../india-calendar.server.ts";
import { listRepliesTo } from "../mail/record-replies.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { findMessage, MESSAGE_ROWS } from "../visitors/contact.server.ts";
import { viewCorrespondence } from "./correspondence/correspondence.server.ts";
import { dueOf } from "./due.server.ts";
import type { RecordList } from "./list.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";
import { type RecordViewDeps, revealContact, viewRecord } from "./record.server.ts";
import { mailEvents } from "./timeline.server.ts";

const KIND = "message";
export const KINDS = { contact: "Message", call_back: "Call-back request" } as const;
const MAILS = { contact_received: "Acknowledgement", call_back_received: "Acknowledgement", message_reply: "Reply" };

export function messageList(now: Date): RecordList<(typeof MESSAGE_ROWS)["table"]> {
  return {
    path: "/console/messages",
    kind: KIND,
    what: "messages",
    columns: ["Received", "Kind", "Email", "Phone", "State"],
    filters: [
      {
        name: "state",
        label: "State",
        options: [
          ["open", "Not answered"],
          ["answered", "Answered"],
        ],
      },
      {
        name: "kind",
        label: "Kind",
        options: [
          ["contact", KINDS.contact],
          ["call_back", KINDS.call_back],
        ],
      },
    ],
    searchHelp: "Beginning of the name, surname or email, or four digits of the phone number",
    exportPermission: "messages.export",
    source: MESSAGE_ROWS,
    rowOf: (message) => ({
      title: message.name,
      cells: [
        { text: dayAndHour(message.createdAt) },
        { text: KINDS[message.kind] },
        { text: maskEmail(message.email) },
        { text: maskPhone(message.phone) },
        message.answeredAt ? { text: "Answered", tone: "done" } : dueOf(message, now),
      ],
    }),
    csv: [
      ["Received (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Kind", ({ kind }) => KINDS[kind]],
      ["Name", ({ name }) => name],
      ["Email", ({ email }) => email ?? ""],
      ["Phone", ({ phone }) => phone ?? ""],
      ["Message", ({ message }) => message],
      ["Answered (IST)", ({ answeredAt }) => (answeredAt ? dateAndTime(answeredAt) : "")],
    ],
  };
}

/** Shows a message, with the chosen template, if any, as the draft of the reply. */
export async function viewMessage(deps: RecordViewDeps, operator: Operator, id: string, template = "") {
  const found = await findMessage(deps, id);
  if (!found) return undefined;
  const { kind, name, message, email, phone, createdAt, answeredAt, planId, language } = found;
  const replies = await listRepliesTo(deps, [`message:${id}`]);
  const authors = new Map(replies.map((reply) => [reply.id, reply.operator]));
  const mails = await mailEvents(deps, email, MAILS, (about) => about === id || authors.has(about));
  const mailed = new Set(mails.map(({ about }) => about));
  const history = [
    { at: createdAt, what: `${KINDS[kind]} received` },
    ...mails.map((mail) => ({ ...mail, operator: authors.get(mail.about) })),
    ...replies
      .filter((reply) => !mailed.has(reply.id))
      .map((reply) => ({ at: reply.createdAt, what: "Replied", operator: reply.operator })),
  ];
  const state = answeredAt ? "Answered" : dueOf(found, deps.now()).text;
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: name,
      lead: `${KINDS[kind]} of ${dayAndHour(createdAt)}. ${state}.`,
      details: [["State", state]],
      contact: { email, phone },
      history,
    },
  );
  const facts = { name, received: createdAt, planId };
  return {
    ...record,
    message,
    ...(await viewCorrespondence(deps, operator, { subject: `message:${id}`, email, language, facts, template })),
    isAnswered: answeredAt !== null,
    seen: answeredAt?.getTime() ?? 0,
  };
}

export async function revealMessage(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  return revealContact(deps, operator, { kind: KIND, id, reason }, await findMessage(deps, id));
}
