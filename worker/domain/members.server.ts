import { eq } from "drizzle-orm";
import { type Outcome, ok } from "../contracts/problem.ts";
import type { Registration } from "../contracts/registration.ts";
import { MESSAGES } from "../contracts/vocabulary.ts";
import { members } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { type Counting, refuseTooMany } from "./limits.server.ts";
import { queueMail } from "./outbox.server.ts";

/**
 * Signs a person up in state *unverified*. A known address gets the same answer after the same work: one look, one
 * member row that may exist already, one mail. What a stranger types never changes a member who is there
 * (product: The API, Accounts).
 */
export async function registerMember(
  deps: Counting,
  registration: Registration,
): Promise<Outcome<{ message: string }>> {
  const refusal = await refuseTooMany(deps, "register", registration.email);
  if (refusal) return refusal;
  const now = deps.now();
  const known = await findMemberByEmail(deps, registration.email);
  const id = known?.id ?? crypto.randomUUID();
  const kind = known ? "known_address" : "welcome";
  await deps.db.batch([
    deps.db
      .insert(members)
      .values({ id, ...registration, createdAt: now })
      .onConflictDoNothing(),
    queueMail(deps, {
      kind,
      recipient: registration.email,
      subjectId: id,
      // A known address is told at most once an hour, however often somebody types it.
      dedupeKey: `${kind}:${registration.email}:${now.toISOString().slice(0, 13)}`,
    }),
  ]);
  return ok({ message: MESSAGES.registered });
}

export async function findMember(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(members).where(eq(members.id, id)).get();
}

async function findMemberByEmail(deps: Pick<Deps, "db">, email: string) {
  return deps.db.select().from(members).where(eq(members.email, email)).get();
}
