import { type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { messageReplies } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";

/** Not read any more: after a roll-back the earlier release mails the reply from here. */
export function formerReplyStatement(deps: Pick<Deps, "db">, reply: typeof messageReplies.$inferInsert, when: SQL) {
  return insertIf(deps.db, messageReplies, reply, when);
}

/** `messageIds` is a query. */
export function deleteFormerReplies(deps: Pick<Deps, "db">, messageIds: SQL) {
  return deps.db.delete(messageReplies).where(sql`${messageReplies.messageId} in (${messageIds})`);
}
