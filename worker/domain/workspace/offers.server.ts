import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import * as m from "#messages/dashboard/refusals.ts";
import type { Offer } from "../../contracts/offer.ts";
import { invalidInput, type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { OfferStatus } from "../../contracts/workspace-vocabulary.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { type Renaming, renameIf } from "../../db/rename-if.ts";
import { offers } from "../../db/schema/workspace.ts";
import type { Deps } from "../../deps.ts";
import { MEMBER_ROWS } from "../accounts/members.server.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { type Cursor, isOlder, PAGE_ROWS, type Page, pageOf } from "../keyset.server.ts";
import { formatRupees } from "../money.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import type { RowsSource } from "../record-rows.server.ts";
import { deleteNotesAndMarks } from "../record-traces.server.ts";
import { recordActivity } from "./activities.server.ts";
import { listOpportunities } from "./opportunities.server.ts";
import { type TaskOwner, tickStatement } from "./tasks.server.ts";

const CHANGED = "Somebody has changed this offer since you opened it. Read it again, then choose the state.";

export type OwnOffer = Omit<typeof offers.$inferSelect, "memberId"> & { name: string; formattedAmount: string };

/** Creates an offer (`version` 0) or changes a submitted one. `id` comes from the form and is the idempotency key. */
export async function submitOffer(
  deps: Pick<Deps, "db" | "now" | "content" | "config" | "log">,
  investor: TaskOwner,
  { id, version, offer }: { id: string; version: number; offer: Offer },
): Promise<Outcome<{ id: string }>> {
  if (investor.role !== "investor") return refused("wrong_role");
  const problem =
    (await whyNotTaken(deps, offer)) ?? (await rateLimits.consume(deps, "offer", { account: investor.memberId }));
  if (problem) return problem;
  const { opportunity, amount: amountPaise, instrument, terms } = offer;
  const now = deps.now();
  const row = { opportunity, amountPaise, instrument, terms, version: version + 1, updatedAt: now };
  const mine = and(eq(offers.id, id), eq(offers.memberId, investor.memberId));
  const write =
    version === 0
      ? deps.db
          .insert(offers)
          .values({ id, memberId: investor.memberId, createdAt: now, ...row })
          .onConflictDoNothing()
          .returning({ id: offers.id })
      : deps.db
          .update(offers)
          .set(row)
          .where(and(mine, eq(offers.version, version), eq(offers.status, "submitted")))
          .returning({ id: offers.id });
  const tick = tickStatement(deps, investor, "submit-offer", sql`exists (select 1 from ${offers} where ${mine})`);
  const [saved] = await deps.db.batch([write, tick]);
  if (saved[0]) return ok({ id });
  const current = await deps.db.select().from(offers).where(mine).get();
  if (!current) return refused("not_found");
  if (current.status !== "submitted") return refused("offer_fixed");
  const isSame =
    current.opportunity === opportunity &&
    current.amountPaise === amountPaise &&
    current.instrument === instrument &&
    current.terms === terms;
  return isSame ? ok({ id }) : refused("version_conflict");
}

export async function withdrawOffer(
  deps: Pick<Deps, "db" | "now">,
  investor: TaskOwner,
  id: string,
): Promise<Outcome<{ id: string }>> {
  if (investor.role !== "investor") return refused("wrong_role");
  const mine = and(eq(offers.id, id), eq(offers.memberId, investor.memberId));
  const withdrawn = await deps.db
    .update(offers)
    .set({ status: "withdrawn", version: sql`${offers.version} + 1`, updatedAt: deps.now() })
    .where(and(mine, eq(offers.status, "submitted")))
    .returning({ id: offers.id });
  if (withdrawn[0]) return ok({ id });
  const current = await deps.db.select({ status: offers.status }).from(offers).where(mine).get();
  if (!current) return refused("not_found");
  return current.status === "withdrawn" ? ok({ id }) : refused("offer_fixed");
}

/** For operators. Refuses withdrawn offers, and those changed since `version`. Does nothing if the offer already has this status. */
export async function moveOffer(
  deps: TrailDeps,
  by: Actor,
  { id, status, version }: { id: string; status: OfferStatus; version?: number | undefined },
): Promise<Outcome<{ id: string }>> {
  const isOpen = and(eq(offers.id, id), ne(offers.status, "withdrawn"));
  const isSeen = version === undefined ? undefined : eq(offers.version, version);
  const isOther = and(isOpen, ne(offers.status, status), isSeen);
  const entry = { action: `offer.moved.${status}`, subject: `offer:${id}` };
  const move = deps.db
    .update(offers)
    .set({ status, version: sql`${offers.version} + 1`, updatedAt: deps.now() })
    .where(isOther)
    .returning({ id: offers.id });
  const [moved] = await withTrail(
    deps,
    by,
    entry,
    () => [move],
    sql`exists (select 1 from ${offers} where ${isOther})`,
  );
  if (moved[0]) return ok({ id });
  const current = await findOfferById(deps, id);
  if (!current) return refused("not_found");
  if (current.status === status) return ok({ id });
  return current.status === "withdrawn"
    ? refused("offer_fixed", "The investor has withdrawn this offer.")
    : refused("version_conflict", CHANGED);
}

export async function findOfferById(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(offers).where(eq(offers.id, id)).get();
}

export const OFFER_ROWS = {
  table: offers,
  id: offers.id,
  at: offers.createdAt,
  filters: {
    status: (value) => sql`${offers.status} = ${value}`,
    opportunity: (value) => eq(offers.opportunity, value),
  },
  search: { parent: { rows: MEMBER_ROWS, key: offers.memberId } },
} satisfies RowsSource<typeof offers>;

export async function findOffer(
  deps: Pick<Deps, "db" | "now" | "content">,
  memberId: string,
  id: string,
): Promise<OwnOffer | undefined> {
  const mine = and(eq(offers.id, id), eq(offers.memberId, memberId));
  const [offer] = await ownOffers(deps, await deps.db.select().from(offers).where(mine));
  return offer;
}

export async function listOffers(
  deps: Pick<Deps, "db" | "now" | "content">,
  memberId: string,
  before?: Cursor,
): Promise<Page<OwnOffer>> {
  const rows = await deps.db
    .select()
    .from(offers)
    .where(and(eq(offers.memberId, memberId), isOlder(offers.createdAt, offers.id, before)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(PAGE_ROWS + 1);
  return pageOf(await ownOffers(deps, rows), ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** Sums accepted offers, in paise. Others must not be included, because the sum would reveal their amounts. */
export async function sumAcceptedFor(deps: Pick<Deps, "db">, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await deps.db
    .select({ opportunity: offers.opportunity, paise: sql<number>`sum(${offers.amountPaise})` })
    .from(offers)
    .where(and(isOneOf(offers.opportunity, slugs), inArray(offers.status, ACCEPTED)))
    .groupBy(offers.opportunity);
  return new Map(rows.map(({ opportunity, paise }) => [opportunity, paise]));
}

/** Accepted and open offers, paged, with totals in rupees over all pages. Ticks the task. */
export async function viewPortfolio(deps: Pick<Deps, "db" | "now" | "content">, investor: TaskOwner, before?: Cursor) {
  await recordActivity(deps, investor, "portfolio-viewed", "");
  const { rows, older } = await listOffers(deps, investor.memberId, before);
  const sums = await deps.db
    .select({ status: offers.status, paise: sql<number>`sum(${offers.amountPaise})` })
    .from(offers)
    .where(eq(offers.memberId, investor.memberId))
    .groupBy(offers.status);
  const sumOf = (statuses: readonly OfferStatus[]) =>
    formatRupees(sums.reduce((total, { status, paise }) => total + (statuses.includes(status) ? paise : 0), 0));
  const shown = (statuses: readonly OfferStatus[]) => rows.filter(({ status }) => statuses.includes(status));
  return {
    accepted: shown(ACCEPTED),
    open: shown(OPEN),
    others: rows.filter(({ status }) => ![...ACCEPTED, ...OPEN].includes(status)),
    acceptedSum: sumOf(ACCEPTED),
    openSum: sumOf(OPEN),
    older,
  };
}

const ACCEPTED: readonly OfferStatus[] = ["accepted"];
const OPEN: readonly OfferStatus[] = ["submitted", "under_review"];

async function ownOffers(
  deps: Pick<Deps, "now" | "content">,
  rows: ReadonlyArray<typeof offers.$inferSelect>,
): Promise<OwnOffer[]> {
  const opportunities = await listOpportunities(deps);
  return rows.map(({ memberId: _owner, ...row }) => ({
    ...row,
    name: opportunities.find(({ slug }) => slug === row.opportunity)?.name ?? row.opportunity,
    formattedAmount: formatRupees(row.amountPaise),
  }));
}

export async function listOffersOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(offers).where(eq(offers.memberId, memberId));
}

export function eraseOffersOf(deps: Pick<Deps, "db">, memberId: string) {
  return [
    ...deleteNotesAndMarks(
      deps,
      sql`select 'offer:' || ${offers.id} from ${offers} where ${offers.memberId} = ${memberId}`,
    ),
    deps.db.delete(offers).where(eq(offers.memberId, memberId)),
  ] as const;
}

async function whyNotTaken(
  deps: Pick<Deps, "content" | "now">,
  { opportunity, amount }: Offer,
): Promise<Refusal | undefined> {
  const found = (await listOpportunities(deps)).find(({ slug }) => slug === opportunity);
  if (!found?.isOpen) {
    return invalidInput([{ path: ["opportunity"], message: m.takesNoOffers() }]);
  }
  if (amount < found.leastPaise) {
    return invalidInput([{ path: ["amount"], message: m.smallestAmount({ least: found.least }) }]);
  }
  return undefined;
}

export function renameInOffers(db: Deps["db"], renaming: Renaming, when: SQL) {
  return renameIf(db, { table: offers, column: offers.opportunity }, renaming, when);
}

export function mergeOffers({ db }: Pick<Deps, "db">, { from, to }: Renaming) {
  return [db.update(offers).set({ memberId: to }).where(eq(offers.memberId, from))] as const;
}
