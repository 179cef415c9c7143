import { and, asc, eq, sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { insertIf } from "../../db/insert-if.ts";
import { SHARED_VIEW, savedViews } from "../../db/schema/operators.ts";
import type { Deps } from "../../deps.ts";
import { type TrailDeps, withTrail } from "../audit-trail.server.ts";
import type { Operator } from "./admission.server.ts";

export type SavedView = typeof savedViews.$inferSelect;
type NewView = Pick<SavedView, "path" | "name" | "query" | "isShared">;

/** Views that one operator can save for one list. */
const MAX_OWN = 20;
const MAX_SHARED = 40;

/** Lists the operator's own views by name, then those that colleagues share. */
export async function listSavedViews(deps: Pick<Deps, "db">, operator: string, path: string): Promise<SavedView[]> {
  const { db } = deps;
  const [own, shared] = await db.batch([
    db
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.operator, operator), eq(savedViews.path, path)))
      .orderBy(asc(savedViews.name)),
    db
      .select()
      .from(savedViews)
      .where(and(SHARED_VIEW, eq(savedViews.path, path)))
      .orderBy(asc(savedViews.name))
      .limit(MAX_SHARED),
  ]);
  return [...own, ...shared.filter((view) => view.operator !== operator)];
}

export async function listSavedViewsOf(deps: Pick<Deps, "db">, operator: string): Promise<SavedView[]> {
  return deps.db.select().from(savedViews).where(eq(savedViews.operator, operator)).orderBy(asc(savedViews.name));
}

/** Saves a view, replacing the operator's view of the same name. */
export async function saveView(deps: TrailDeps, by: Operator, view: NewView): Promise<Outcome<null>> {
  const { path, name } = view;
  const row = { id: crypto.randomUUID(), ...view, operator: by.memberId, createdAt: deps.now() };
  const own = sql`select 1 from ${savedViews} where ${savedViews.operator} = ${by.memberId} and ${savedViews.path} = ${path}`;
  const fits = sql`(exists (${own} and ${savedViews.name} = ${name}) or (select count(*) from (${own})) < ${MAX_OWN})`;
  const entry = { action: "view.saved", subject: `view:${path}`, after: { name, isShared: view.isShared } };
  const [saved] = await withTrail(
    deps,
    by,
    entry,
    () => [
      insertIf(deps.db, savedViews, row, fits)
        .onConflictDoUpdate({
          target: [savedViews.operator, savedViews.path, savedViews.name],
          set: { query: view.query, isShared: view.isShared },
        })
        .returning({ id: savedViews.id }),
    ],
    fits,
  );
  if (saved.length > 0) return ok(null);
  return refused("invalid_input", `You have ${MAX_OWN} views of this list. Delete one first.`);
}

/** Deletes a view. Only an owner can delete a view that a colleague shares. */
export async function deleteView(deps: TrailDeps, by: Operator, id: string): Promise<Outcome<{ path: string }>> {
  const view = await deps.db.select().from(savedViews).where(eq(savedViews.id, id)).get();
  const isTheirs = view?.operator === by.memberId || (view?.isShared === true && by.role === "owner");
  if (!view || !isTheirs) return refused("not_found");
  const isThere = sql`exists (select 1 from ${savedViews} where ${savedViews.id} = ${id})`;
  const entry = { action: "view.deleted", subject: `view:${view.path}`, before: { name: view.name } };
  await withTrail(deps, by, entry, () => [deps.db.delete(savedViews).where(eq(savedViews.id, id))], isThere);
  return ok({ path: view.path });
}

export function eraseViewsOf(deps: Pick<Deps, "db">, operator: string) {
  return deps.db.delete(savedViews).where(eq(savedViews.operator, operator));
}
