import { asc, eq, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { messageReplies } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";

export type MessageReply = typeof messageReplies.$inferSelect;

export function replyStatement(deps: Pick<Deps, "db">, reply: MessageReply, when: SQL) {
  return insertIf(deps.db, messageReplies, reply, when).returning({ id: messageReplies.id });
}

export function hasNoReply(id: string): SQL {
  return sql`not exists (select 1 from ${messageReplies} where ${messageReplies.id} = ${id})`;
}

export async function findReply(deps: Pick<Deps, "db">, id: string): Promise<MessageReply | undefined> {
  return deps.db.select().from(messageReplies).where(eq(messageReplies.id, id)).get();
}

export async function listReplies(deps: Pick<Deps, "db">, messageId: string): Promise<MessageReply[]> {
  const { createdAt } = messageReplies;
  return deps.db.select().from(messageReplies).where(eq(messageReplies.messageId, messageId)).orderBy(asc(createdAt));
}

export async function listRepliesTo(deps: Pick<Deps, "db">, messageIds: readonly string[]): Promise<MessageReply[]> {
  const isOne = isOneOf(messageReplies.messageId, messageIds);
  return deps.db.select().from(messageReplies).where(isOne).orderBy(asc(messageReplies.createdAt));
}

/** `messageIds` is a query. */
export function deleteReplies(deps: Pick<Deps, "db">, messageIds: SQL) {
  return deps.db.delete(messageReplies).where(sql`${messageReplies.messageId} in (${messageIds})`);
}
