import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { kindsMarkedBy, type OperatorRole } from "../../contracts/console/vocabulary.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOfFew } from "../../db/is-one-of.ts";
import { CURRENT_GRANT, operators } from "../../db/schema/operators.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { currentAddress } from "../current-address.server.ts";
import { handOverAssignments } from "../record-marks.server.ts";

export type Grant = typeof operators.$inferSelect;
type Person = { memberId: string; email: string };

export const MAY_OPEN_CONSOLE = "The account may open the console. An owner must end that access first.";
const NOT_GRANTED =
  "Somebody changed this access at the same moment, or the account with this address is being erased. Look at the list again.";

/** Grants a role, or changes the one that this person has. Hands over what the new role cannot change. Returns the grant's id. */
export async function grantRole(
  deps: TrailDeps,
  by: Actor,
  { email, role }: { email: string; role: OperatorRole },
): Promise<Outcome<string>> {
  const current = await findGrantOf(deps, email);
  if (current?.role === role) return ok(current.id);
  const id = crypto.randomUUID();
  const grant = {
    id,
    email: currentAddress(email),
    memberId: current?.memberId ?? null,
    role,
    grantedAt: deps.now(),
    grantedBy: by.memberId,
  };
  const isNew = sql`not exists (select 1 from ${operators} where ${isCurrentOf(email)}) and not ${isBeingErased(email)}`;
  const entry = { action: `operator.granted.${role}`, subject: `operator:${id}` };
  const [, granted] = await withTrail(
    deps,
    by,
    entry,
    (isAppended) => [
      endStatement(deps, by, current?.id ?? ""),
      insertIf(deps.db, operators, grant, isAppended).returning({ id: operators.id }),
      ...handOverAssignments(deps, leaverOf(current?.id ?? "", by, isAppended), by.memberId, kindsMarkedBy(role)),
    ],
    current ? mayEnd(current.id) : isNew,
  );
  if (granted.length > 0) return ok(id);
  return current?.role === "owner" ? refused("last_owner") : refused("version_conflict", NOT_GRANTED);
}

/** Ends an access. What is assigned to that operator is then assigned to the one who ends it. */
export async function revokeRole(deps: TrailDeps, by: Actor, id: string): Promise<Outcome<null>> {
  const entry = { action: "operator.revoked", subject: `operator:${id}` };
  const leaver = leaverOf(id, by, mayEnd(id));
  const writes = () => [...handOverAssignments(deps, leaver, by.memberId), endStatement(deps, by, id)];
  await withTrail(deps, by, entry, writes, mayEnd(id));
  const grant = await deps.db.select().from(operators).where(eq(operators.id, id)).get();
  if (!grant) return refused("not_found");
  return grant.revokedAt ? ok(null) : refused("last_owner");
}

function leaverOf(id: string, by: Actor, when: SQL): SQL {
  return sql`select ${operators.memberId} from ${operators} where ${operators.id} = ${id} and ${when}
    and exists (select 1 from ${operators} where ${CURRENT_GRANT} and ${operators.memberId} = ${by.memberId})`;
}

/** Finds the current grant of a logged-in person. The first visit with the address binds the grant to the account. */
export async function findGrant(deps: Pick<Deps, "db">, { memberId, email }: Person): Promise<Grant | undefined> {
  const isUnbound = isUnboundAt(email);
  const isTheirs = and(CURRENT_GRANT, or(eq(operators.memberId, memberId), isUnbound));
  const found = await deps.db.select().from(operators).where(isTheirs).all();
  const bound = found.find((grant) => grant.memberId === memberId);
  if (bound && bound.email !== email) return moveGrant(deps, bound, email);
  if (bound || found.length === 0) return bound;
  const [claimed] = await deps.db.update(operators).set({ memberId }).where(and(CURRENT_GRANT, isUnbound)).returning();
  return claimed;
}

/** Keeps a bound grant at its account's current address, unless that has a grant of its own. */
async function moveGrant(deps: Pick<Deps, "db">, grant: Grant, email: string): Promise<Grant> {
  const isTaken = sql`exists (select 1 from operators as other where other.email = ${email} and other.revoked_at is null)`;
  const isFree = and(CURRENT_GRANT, eq(operators.id, grant.id), sql`not ${isTaken}`);
  const [moved] = await deps.db.update(operators).set({ email }).where(isFree).returning();
  return moved ?? grant;
}

export async function findGrantOf(deps: Pick<Deps, "db">, email: string): Promise<Grant | undefined> {
  return deps.db.select().from(operators).where(isCurrentOf(email)).get();
}

export async function isOperator(deps: Pick<Deps, "db">, person: Person): Promise<boolean> {
  return (await findGrant(deps, person)) !== undefined;
}

export function hasGrant({ memberId, email }: Record<keyof Person, string | SQL>): SQL {
  const isTheirs = or(eq(operators.memberId, memberId), isUnboundAt(email));
  return sql`exists (select 1 from ${operators} where ${CURRENT_GRANT} and ${isTheirs})`;
}

const MAX_GRANTS = 200;

export async function listGrants(deps: Pick<Deps, "db">): Promise<Grant[]> {
  return deps.db.select().from(operators).where(CURRENT_GRANT).orderBy(asc(operators.grantedAt)).limit(MAX_GRANTS);
}

/** Addresses of current and former operators, by the id of the grant. */
export async function listGrantEmails({ db }: Pick<Deps, "db">, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const { id, email } = operators;
  const rows = await db.select({ id, email }).from(operators).where(isOneOfFew(id, ids));
  return rows.map((row) => [row.id, row.email]);
}

export async function listGrantsOf(deps: Pick<Deps, "db">, { memberId, email }: Person): Promise<Grant[]> {
  const isTheirs = or(eq(operators.memberId, memberId), isUnboundAt(email));
  return deps.db.select().from(operators).where(isTheirs).orderBy(asc(operators.grantedAt));
}

export function eraseGrantsOf(deps: Pick<Deps, "db">, memberId: string, address: SQL) {
  return [
    deps.db.delete(operators).where(eq(operators.memberId, memberId)),
    deps.db.delete(operators).where(isUnboundAt(address)),
  ] as const;
}

/** A bound grant belongs to its account, even if another account has its address. */
function isUnboundAt(email: string | SQL) {
  return and(eq(operators.email, email), isNull(operators.memberId));
}

function isCurrentOf(email: string) {
  return and(CURRENT_GRANT, eq(operators.email, currentAddress(email)));
}

function isBeingErased(email: string): SQL {
  return sql`exists (select 1 from erasure_requests join members on members.id = erasure_requests.member_id
    where members.email = ${currentAddress(email)})`;
}

/** SQL condition that is true while the grant is current and, for an owner, another owner remains. */
function mayEnd(id: string): SQL {
  const other = sql`select 1 from operators as other where other.role = 'owner' and other.revoked_at is null and other.id <> ${id}`;
  const isSafe = sql`(${operators.role} <> 'owner' or exists (${other}))`;
  return sql`exists (select 1 from ${operators} where ${operators.id} = ${id} and ${CURRENT_GRANT} and ${isSafe})`;
}

function endStatement(deps: Pick<Deps, "db" | "now">, by: Actor, id: string) {
  return deps.db
    .update(operators)
    .set({ revokedAt: deps.now(), revokedBy: by.memberId })
    .where(and(eq(operators.id, id), mayEnd(id)))
    .returning({ id: operators.id });
}
