import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { NewTag } from "../../../contracts/console/records.ts";
import { BULK_ROWS } from "../../../contracts/console/vocabulary.ts";
import { invalidInput, type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { listMarksOf } from "../../record-marks.server.ts";
import { readRows, readRowsById } from "../../record-rows.server.ts";
import { cursorOf, type Entered, namesOf, queryOf, type RecordList } from "../list.server.ts";
import { listAssignees, refuseAssignee } from "../marks/marks.server.ts";
import { type BulkAction, type BulkDeps, bulkActionsOn } from "./bulk-actions.server.ts";

const CHOSEN = "row.";

type Left = { key: string; title: string; why: string };
export type BulkPreview = {
  step: string;
  title: string;
  value: BulkAction["value"];
  colleagues: readonly (readonly [id: string, name: string])[];
  ids: readonly string[];
  titles: readonly string[];
  left: readonly Left[];
  /** More match than are taken at a time. */
  isCut: boolean;
};
export type BulkResult = { message: string; left: readonly Left[] };

/** What would be done with the chosen rows, or with all that match the filters, and what is left out. */
export async function previewBulk<T extends SQLiteTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
): Promise<Outcome<BulkPreview>> {
  const action = bulkActionsOn(list.kind).find(({ step }) => step === entered["do"]);
  if (!action) return refused("invalid_input", "This page has changed. Please try again.");
  const { rows, gone, isCut } = await chosenRows(deps, list, entered);
  if (rows.length === 0) return refused("invalid_input", "Choose at least one row, then press the button again.");
  const names = await namesOf(deps, list, rows);
  const checked = await checkRows(deps, list, action, rows);
  const titleOf = (row: T["$inferSelect"]) => list.rowOf(row, names).title;
  const taken = checked.filter(({ why }) => why === undefined);
  return ok({
    ...{ step: action.step, title: action.title(taken.length), value: action.value, isCut },
    colleagues: action.value === "assignee" ? await listAssignees(deps, list.kind) : [],
    ids: taken.map(({ id }) => id),
    titles: taken.map(({ row }) => titleOf(row)),
    left: [...checked.flatMap(({ id, row, why }) => (why ? [{ key: id, title: titleOf(row), why }] : [])), ...gone],
  });
}

/** Takes the previewed action on each row separately, so that a refused one stops no other. */
export async function takeBulk<T extends SQLiteTable>(
  deps: BulkDeps,
  operator: Operator,
  list: RecordList<T>,
  entered: Entered,
): Promise<Outcome<BulkResult>> {
  const action = bulkActionsOn(list.kind).find(({ step }) => step === entered["do"]);
  if (!action) return refused("invalid_input", "This page has changed. Please try again.");
  const value = await enteredValue(deps, list.kind, action, entered);
  if (!value.ok) return value;
  const { rows, gone } = await chosenRows(deps, list, { ...entered, all: "" });
  const names = await namesOf(deps, list, rows);
  const left = [...gone];
  let count = 0;
  for (const { id, row, why } of await checkRows(deps, list, action, rows)) {
    const { title } = list.rowOf(row, names);
    const outcome = why
      ? refused("invalid_input", why)
      : await action.take(deps, operator, { recordKind: list.kind, recordId: id }, value.value);
    if (outcome.ok) count += 1;
    else left.push({ key: id, title, why: outcome.code === "not_found" ? GONE : outcome.message });
  }
  return ok({ message: action.done(count), left });
}

const GONE = "Deleted in the meantime.";

async function chosenRows<T extends SQLiteTable>(deps: Pick<Deps, "db">, list: RecordList<T>, entered: Entered) {
  if (entered["all"] === "on") {
    const read = await readRows(deps, list.source, queryOf(list, entered), BULK_ROWS + 1);
    return { rows: read.slice(0, BULK_ROWS), gone: [], isCut: read.length > BULK_ROWS };
  }
  const names = Object.keys(entered).filter((name) => name.startsWith(CHOSEN));
  const ids = names.slice(0, BULK_ROWS).map((name) => name.slice(CHOSEN.length));
  const rows = await readRowsById(deps, list.source, ids);
  const found = new Set(rows.map((row) => cursorOf(list, row).id));
  const gone = ids.filter((id) => !found.has(id)).map((id): Left => ({ key: id, title: "A record", why: GONE }));
  return { rows, gone, isCut: names.length > BULK_ROWS };
}

async function checkRows<T extends SQLiteTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  action: BulkAction,
  rows: readonly T["$inferSelect"][],
) {
  const known = rows.map((row) => ({ row, id: cursorOf(list, row).id }));
  const marks = await listMarksOf(
    deps,
    known.map(({ id }) => `${list.kind}:${id}`),
  );
  return known.map(({ row, id }) => {
    const tags = marks.flatMap(({ subject, tag }) => (subject === `${list.kind}:${id}` && tag ? [tag] : []));
    return { row, id, why: action.refuse(row, tags) };
  });
}

async function enteredValue(
  deps: Pick<Deps, "db">,
  kind: string,
  { value }: BulkAction,
  entered: Entered,
): Promise<Outcome<string>> {
  const assignee = entered["assignee"] ?? "";
  if (value === "assignee") return (await refuseAssignee(deps, kind, assignee)) ?? ok(assignee);
  if (value !== "tag") return ok("");
  const input = NewTag.safeParse(entered);
  return input.success ? ok(input.data.tag) : invalidInput(input.error.issues);
}
