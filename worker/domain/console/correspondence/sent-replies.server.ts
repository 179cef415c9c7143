import type { Deps } from "../../../deps.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { listMailOnce } from "../../mail/outbox.server.ts";
import type { RecordReply } from "../../mail/record-replies.server.ts";
import { FORMER_OPERATOR, namesOf } from "../../operators/staff.server.ts";
import type { Cell } from "../list.server.ts";

export type SentReply = Awaited<ReturnType<typeof viewReplies>>[number];

const DELIVERY: Record<string, Cell> = {
  queued: { text: "Queued", tone: "due" },
  sending: { text: "Sending", tone: "due" },
  sent: { text: "Sent", tone: "done" },
  failed: { text: "Failed", tone: "late" },
};
const KINDS = ["message_reply", "record_reply"] as const;
/** Mails are purged after a month. */
const PURGED: Cell = { text: "Delivery status no longer stored" };

/** Lists the replies to the person behind a record, oldest first, each with its delivery status. */
export async function viewReplies(deps: Pick<Deps, "db">, replies: readonly RecordReply[]) {
  if (replies.length === 0) return [];
  // Finds mails by reply id, because the address can have been corrected since.
  const ids = replies.map(({ id }) => id);
  const mails = await listMailOnce(deps, KINDS, ids);
  const names = await namesOf(deps, [...new Set(replies.map(({ operator }) => operator))]);
  return replies.map(({ id, createdAt, operator, body }) => {
    const mail = mails.find(({ subjectId }) => subjectId === id);
    return {
      ...{ id, body, when: dayAndHour(createdAt), by: names.get(operator) ?? FORMER_OPERATOR },
      delivery: (mail && DELIVERY[mail.status]) ?? PURGED,
      /** Page where a failed mail can be sent again. */
      mail: mail?.status === "failed" ? `/console/mails/${mail.id}` : undefined,
    };
  });
}
