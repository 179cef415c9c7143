import { and, sql } from "drizzle-orm";
import type { OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { isOneOfFew } from "../../../db/is-one-of.ts";
import type { Deps } from "../../../deps.ts";
import { indianDay } from "../../india-calendar.server.ts";
import { listAssignedTo, subjectOf } from "../../record-marks.server.ts";
import { markedKindsSeenBy } from "./marked-kinds.server.ts";

/** Lists what is assigned to an operator, due and not done since, of the kinds that the role can see. The newest assignment is first. */
export async function listAssignedRecords(
  deps: Pick<Deps, "db" | "now">,
  { memberId, role }: { memberId: string; role: OperatorRole },
  limit: number,
) {
  const kinds = markedKindsSeenBy(role);
  const isOpen = [...kinds].map(([kind, { table, id, doneAt }]) => {
    const isIt = sql`record_kind = ${kind}`;
    return doneAt
      ? sql`(${isIt} and not exists (select 1 from ${table} where ${id} = record_id and ${doneAt} >= assigned_at))`
      : isIt;
  });
  if (isOpen.length === 0) return [];
  const theirs = { operator: memberId, today: indianDay(deps.now()) };
  const assigned = await listAssignedTo(deps, theirs, sql`(${sql.join(isOpen, sql` or `)})`, limit);
  const people = await Promise.all(
    [...kinds].map(async ([kind, { table, id, base, name, doneAt = sql`0` }]) => {
      const ids = assigned.flatMap((one) => (one.recordKind === kind ? one.recordId : []));
      if (ids.length === 0) return [];
      const rows = await deps.db
        .select({ id: sql<string>`${id}`, name: sql<string>`${name}`, endsItself: sql`${doneAt} is null` })
        .from(table)
        .where(and(base, isOneOfFew(sql`${id}`, ids)));
      return rows.map((row) => [subjectOf({ recordKind: kind, recordId: row.id }), row] as const);
    }),
  );
  const found = new Map(people.flat());
  return assigned.flatMap(({ recordKind, recordId, assignedAt, dueOn }) => {
    const subject = subjectOf({ recordKind, recordId });
    const [kind, row] = [kinds.get(recordKind), found.get(subject)];
    if (!kind || !row) return [];
    const { label, path } = kind;
    const { name, endsItself } = row;
    return { subject, name, assignedAt, dueOn, label, href: `${path}/${recordId}`, endsItself: Boolean(endsItself) };
  });
}
