import { type Outcome, ok } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { BYTE_ORDER_MARK, toCsv } from "../csv.server.ts";
import { type Operator, refuseStalePasskey } from "../operators/admission.server.ts";
import { readRows } from "../record-rows.server.ts";
import { cursorOf, type Entered, findNames, type ListTable, type RecordList, readListQuery } from "./list.server.ts";

const ROWS = 1000;

/** Streams the filtered list as CSV, 1,000 rows at a time. Needs a fresh passkey, and is recorded with its reason. */
export async function exportList<T extends ListTable>(
  deps: TrailDeps,
  operator: Operator,
  list: RecordList<T>,
  { entered, reason }: { entered: Entered; reason: string },
): Promise<Outcome<AsyncGenerator<string>>> {
  const refusal = refuseStalePasskey(operator);
  if (refusal) return refusal;
  await recordView(deps, operator, { action: `${list.kind}.exported`, subject: `${list.kind}:*`, reason });
  return ok(linesOf(deps, list, entered));
}

async function* linesOf<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsv([list.csv.map(([header]) => header)]);
  let query = { ...readListQuery(list, entered), hasAllPages: true };
  for (;;) {
    const rows = await readRows(deps, list.source, query, ROWS);
    const names = await findNames(deps, list, rows);
    if (rows.length > 0) yield toCsv(rows.map((row) => list.csv.map(([, value]) => value(row, names))));
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    query = { ...query, after: cursorOf(list, last) };
  }
}
