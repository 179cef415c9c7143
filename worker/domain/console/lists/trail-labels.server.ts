import type { Cell } from "../list.server.ts";

const RECORDS: Record<string, { one: string; many: string; page: string }> = {
  message: { one: "message", many: "messages", page: "messages" },
  registration: { one: "registration", many: "registrations", page: "registrations" },
  member: { one: "account", many: "accounts", page: "members" },
  mail: { one: "email", many: "emails", page: "mails" },
  text: { one: "text", many: "texts", page: "texts" },
  offer: { one: "offer", many: "offers", page: "offers" },
  order: { one: "order", many: "orders", page: "payments" },
  membership: { one: "membership", many: "memberships", page: "memberships" },
  bank_transfer: { one: "bank transfer", many: "bank transfers", page: "bank-transfers" },
  document: { one: "document", many: "documents", page: "documents" },
};

export const TRAIL_ACTIONS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(RECORDS).flatMap(([kind, { one, many }]) => [
      [`${kind}.viewed`, `Opened the ${one}`],
      [`${kind}.revealed`, `Viewed the contact details of the ${one}`],
      [`${kind}.exported`, `Exported the ${many}`],
    ]),
    ["consent.exported", "Exported the consents"],
    ["intent.exported", "Exported the choices"],
    ["trail.exported", "Exported the audit trail"],
    ["record.assigned", "Assigned the record to a colleague"],
    ["record.unassigned", "Removed the assignment"],
    ["record.tagged", "Added a tag"],
    ["record.untagged", "Removed a tag"],
    ["note.added", "Wrote an internal note"],
    ["view.saved", "Saved a view of a list"],
    ["view.deleted", "Deleted a view of a list"],
    ["message.replied", "Replied to the message"],
    ["message.answered", "Marked the message as answered"],
    ["message.reopened", "Reopened the message"],
    ["registration.confirmed", "Confirmed the place"],
    ["registration.unconfirmed", "Withdrew the confirmation of the place"],
    ["registration.cancelled", "Cancelled the registration"],
    ["registration.address_corrected", "Corrected the email of the registration"],
    ["registration.moved", "Moved the registration to another event"],
    ["registration.merged", "Merged two registrations"],
    ["registration.written", "Sent an email about the registration"],
    ["registration.imported", "Imported registrations"],
    ["registration.door_listed", "Opened the list for the door"],
    ["member.merged", "Merged another account into this one"],
    ["member.merged_away", "Merged this account into another one"],
    ["member.purchases_added", "Added purchases to the account"],
    ["order.moved", "Moved the order to the account of its buyer"],
    ["member.startup_assigned", "Assigned a startup to the mentor"],
    ["member.startup_unassigned", "Removed a startup from the mentor"],
    ["member.written", "Sent an email to the person"],
    ["member.imported", "Imported accounts"],
    ["mail.sent_again", "Sent the email again"],
    ["offer.moved.submitted", "Set the offer to submitted"],
    ["offer.moved.under_review", "Set the offer to under review"],
    ["offer.moved.accepted", "Set the offer to accepted"],
    ["offer.moved.declined", "Set the offer to declined"],
    ["member.downloaded", "Downloaded the data of the person"],
    ["member.erasure_requested", "Had the account erased"],
    ["erasure.started", "Started an erasure"],
    ["order.written", "Sent an email about the order"],
    ["receipt.resent", "Sent the receipt again"],
    ["refund.request", "Requested a refund"],
    ["refund.approval", "Approved a refund"],
    ["refund.rejection", "Rejected a refund"],
    ["refund.recorded", "Recorded a refund by bank"],
    ["refund.attended", "Marked a failed refund as resolved"],
    ["refund.unattended", "Reopened a failed refund"],
    ["decision.honoured", "Kept a payment"],
    ["decision.reopened", "Reopened the decision about a payment"],
    ["dispute.answered", "Marked a dispute as answered"],
    ["dispute.reopened", "Reopened a dispute"],
    ["bank_transfer.confirmation", "Confirmed the payment of the bank transfer"],
    ["bank_transfer.acceptance", "Began the membership of the bank transfer"],
    ["bank_transfer.return", "Returned money of the bank transfer"],
    ["bank_transfer.cancel", "Cancelled the bank transfer"],
    ["bank_statement.applied", "Recorded a bank statement"],
    ["membership.extended", "Extended the membership"],
    ["membership.ended", "Ended the membership"],
    ["membership.reopened", "Reinstated the membership"],
    ["document.downloaded", "Downloaded the document"],
    ["documents.downloaded", "Downloaded the documents of a month"],
    ["books.downloaded", "Downloaded the books of a month"],
    ["content.created", "Created an entry"],
    ["content.saved", "Saved a draft"],
    ["content.published", "Published"],
    ["content.scheduled", "Scheduled a publication"],
    ["content.unscheduled", "Cancelled a scheduled publication"],
    ["content.taken_back", "Undid a publication"],
    ["content.withdrawn", "Unpublished an entry"],
    ["content.archived", "Archived an entry"],
    ["content.ordered", "Changed the order of a list"],
    ["content.exported", "Downloaded content as files"],
    ["entry.renamed", "Changed an address"],
    ["picture.uploaded", "Added a picture"],
    ["picture.changed", "Changed a picture"],
    ["picture.removed", "Removed a picture"],
    ["link.checked", "Checked a link"],
    ["link.accepted", "Accepted a dead link"],
    ["link.reopened", "Reopened a dead link"],
    ["operator.granted.owner", "Granted access as owner"],
    ["operator.granted.editor", "Granted access as editor"],
    ["operator.granted.desk", "Granted access as desk"],
    ["operator.granted.finance", "Granted access as finance"],
    ["operator.granted.auditor", "Granted access as auditor"],
    ["operator.revoked", "Ended access"],
  ].map(([code = "", words = ""]) => [code, words]),
);

const OTHERS: Record<string, { one: string; pageOf?: (id: string) => string }> = {
  consent: { one: "consents", pageOf: () => "/console/consents" },
  intent: { one: "choices", pageOf: () => "/console/intents" },
  trail: { one: "audit trail" },
  view: { one: "list", pageOf: (path) => path },
  event: { one: "event" },
  members: { one: "accounts", pageOf: () => "/console/members" },
  erasure: { one: "erasure request" },
  refund_request: { one: "refund" },
  decision: { one: "payment to decide" },
  dispute: { one: "dispute" },
  bank_statement: { one: "bank statement", pageOf: () => "/console/bank-transfers" },
  month: { one: "month’s books", pageOf: () => "/console/books" },
  content: { one: "content", pageOf: contentPage },
  entry: { one: "content", pageOf: contentPage },
  publication: { one: "publication", pageOf: (id) => `/console/publications/${id}` },
  picture: { one: "picture", pageOf: (hash) => `/console/pictures/${hash}` },
  link: { one: "link" },
  operator: { one: "operator", pageOf: () => "/console/operators" },
};

/** Names the subject of an entry, with its `detail`, and links to its page. The code stays, because the search finds it. */
export function aboutCell(subject: string, detail?: string): Cell {
  const [kind = "", ...rest] = subject.split(":");
  const id = rest.join(":");
  const record = RECORDS[kind];
  if (record) {
    const list = `/console/${record.page}`;
    return id === "*"
      ? { text: capital(record.many), href: list, code: subject }
      : { text: capital(record.one), href: `${list}/${id}`, code: subject };
  }
  const other = OTHERS[kind];
  if (!other) return { text: "", code: subject };
  const text = detail ? `${capital(other.one)} ${detail}` : capital(other.one);
  return { text, href: other.pageOf?.(id), code: subject };
}

function contentPage(id: string): string {
  return `/console/content/${id.replace(":", "/")}`;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
