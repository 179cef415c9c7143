import type { Deps } from "../../deps.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { listMailOf } from "../mail/outbox.server.ts";
import { FORMER_OPERATOR, namesOf } from "../operators/staff.server.ts";
import type { MessageReply } from "../visitors/message-replies.server.ts";
import type { Cell } from "./list.server.ts";

export type SentReply = {
  id: string;
  when: string;
  by: string;
  body: string;
  delivery: Cell;
  /** The mail, where it can be sent again. */
  mail: string | undefined;
};

const DELIVERY: Record<string, Cell> = {
  queued: { text: "Waits to be sent", tone: "due" },
  sending: { text: "Is being sent", tone: "due" },
  sent: { text: "Sent", tone: "done" },
  failed: { text: "Could not be sent", tone: "late" },
};
/** Mails are purged after a month. */
const PURGED: Cell = { text: "Too long ago to say whether it arrived" };

/** The replies to a message, oldest first, each with what became of its mail. */
export async function viewReplies(
  deps: Pick<Deps, "db">,
  email: string | null,
  replies: readonly MessageReply[],
): Promise<SentReply[]> {
  if (email === null || replies.length === 0) return [];
  const mails = (await listMailOf(deps, email)).filter(({ kind }) => kind === "message_reply");
  const names = await namesOf(deps, [...new Set(replies.map(({ operator }) => operator))]);
  return replies.map(({ id, createdAt, operator, body }) => {
    const mail = mails.find(({ subjectId }) => subjectId === id);
    return {
      ...{ id, body, when: dayAndHour(createdAt), by: names.get(operator) ?? FORMER_OPERATOR },
      delivery: (mail && DELIVERY[mail.status]) ?? PURGED,
      mail: mail?.status === "failed" ? `/console/mails/${mail.id}` : undefined,
    };
  });
}
