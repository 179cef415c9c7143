import { and, sql } from "drizzle-orm";
import type { OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { isOneOfFew } from "../../../db/is-one-of.ts";
import type { Deps } from "../../../deps.ts";
import { indianDay } from "../../india-calendar.server.ts";
import { listAssignedTo, subjectOf } from "../../record-marks.server.ts";
import { isOngoing, markedKindsSeenBy } from "./marked-kinds.server.ts";

/** Lists what is assigned to an operator, due and not done, of the kinds that the role can see. The newest assignment is first. */
export async function listAssignedRecords(
  deps: Pick<Deps, "db" | "now">,
  { memberId, role }: { memberId: string; role: OperatorRole },
  limit: number,
) {
  const kinds = markedKindsSeenBy(role);
  const isOpen = [...kinds.keys()].map(isOngoing);
  if (isOpen.length === 0) return [];
  const theirs = { operator: memberId, today: indianDay(deps.now()) };
  const assigned = await listAssignedTo(deps, theirs, sql`(${sql.join(isOpen, sql` or `)})`, limit);
  const found = await Promise.all(
    [...kinds].map(async ([kind, { table, id, base, name, doneAt }]) => {
      const ids = assigned.flatMap((one) => (one.recordKind === kind ? one.recordId : []));
      if (ids.length === 0) return [];
      const rows = await deps.db
        .select({ id: sql<string>`${id}`, name: sql<string>`${name}`, doneAt: doneAt ?? sql`null` })
        .from(table)
        .where(and(base, isOneOfFew(sql`${id}`, ids)));
      return rows.map((row) => [subjectOf({ recordKind: kind, recordId: row.id }), row] as const);
    }),
  );
  const records = new Map(found.flat());
  return assigned.flatMap(({ recordKind, recordId, assignedAt, dueOn }) => {
    const subject = subjectOf({ recordKind, recordId });
    const [kind, row] = [kinds.get(recordKind), records.get(subject)];
    if (!kind || !row) return [];
    const { label, path, doneAt } = kind;
    const endsItself = doneAt !== undefined && row.doneAt === null;
    return { subject, name: row.name, assignedAt, dueOn, label, href: `${path}/${recordId}`, endsItself };
  });
}
