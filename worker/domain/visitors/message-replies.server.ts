import { type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { messageReplies } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";

/** No longer read. After a rollback, the earlier release sends the reply from this table. */
export function formerReplyStatement(deps: Pick<Deps, "db">, reply: typeof messageReplies.$inferInsert, when: SQL) {
  return insertIf(deps.db, messageReplies, reply, when);
}

/** `messageIds` is a query. */
export function deleteFormerReplies(deps: Pick<Deps, "db">, messageIds: SQL) {
  return deps.db.delete(messageReplies).where(sql`${messageReplies.messageId} in (${messageIds})`);
}
