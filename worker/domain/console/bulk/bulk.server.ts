import { SeveralExtended, SeveralReceived } from "../../../contracts/console/finance.ts";
import { NewTag } from "../../../contracts/console/records.ts";
import { invalidInput, type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { formatExactRupees } from "../../money.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { type Entered, findNames, type ListTable, type RecordList } from "../list.server.ts";
import { listAssignees, refuseAssignee } from "../marks/marks.server.ts";
import { type BulkAction, type BulkDeps, type BulkTimes, bulkActionsOn } from "./bulk-actions.server.ts";
import {
  batchOf,
  CHOSEN,
  checkRows,
  chosenRows,
  findMore,
  GONE,
  type More,
  type RowTitle,
  type SkippedRow,
} from "./chosen-rows.server.ts";
import { type MailChoice, readSeveralMail, viewMailChoice } from "./write-to-several.server.ts";

type Done = Omit<SkippedRow, "why">;
export type BulkPreview = BulkTimes & {
  step: string;
  title: string;
  asksFor: BulkAction["asksFor"];
  colleagues: readonly (readonly [id: string, name: string])[];
  mail: MailChoice | undefined;
  rows: readonly (RowTitle & { id: string; version: string })[];
  total: string | undefined;
  warnings: readonly string[];
  download: string | undefined;
  limit: number;
  left: readonly SkippedRow[];
  /** Undefined if all rows that match are included. */
  more: More | undefined;
};
export type BulkResult = {
  step: string;
  message: string;
  done: readonly Done[];
  left: readonly SkippedRow[];
  more: More | undefined;
  began: number;
};

/** Shows what would happen to the chosen rows, or to all that match the filters, and which are left out. */
export async function previewBulk<T extends ListTable>(
  deps: Pick<Deps, "db" | "now" | "content" | "config">,
  list: RecordList<T>,
  entered: Entered,
): Promise<Outcome<BulkPreview>> {
  const action = bulkActionsOn(list.kind).find(({ step }) => step === entered["do"]);
  if (!action) return refused("invalid_input", "This page has changed. Please try again.");
  const batch = batchOf(action);
  const { rows, gone, next } = await chosenRows(deps, list, entered, batch);
  if (rows.length === 0) return refused("invalid_input", entered["all"] === "on" ? NO_MORE : NOT_CHOSEN);
  const names = await findNames(deps, list, rows);
  const times = timesIn(entered, deps.now().getTime());
  const checked = await checkRows(deps, list, action, rows, times);
  const nameOf = (row: T["$inferSelect"]) => nameIn(list, action, row, names);
  const accepted = checked.filter(({ why }) => why === undefined);
  const acceptedRows = accepted.map(({ row }) => row);
  return ok({
    ...times,
    step: action.step,
    title: action.title(accepted.length),
    asksFor: action.asksFor,
    limit: batch.limit,
    more: await findMore(deps, list, entered, { after: next, ...batch }),
    download: action.apply ? undefined : `${list.path}/bulk/export`,
    colleagues: action.asksFor === "assignee" ? await listAssignees(deps, list.kind) : [],
    mail: action.asksFor === "mail" ? await viewMailChoice(deps, acceptedRows) : undefined,
    rows: accepted.map(({ id, row }) => ({ id, version: versionIn(action, row), ...nameOf(row) })),
    total: totalOf(action, acceptedRows),
    warnings: (await action.warn?.(deps, acceptedRows)) ?? [],
    left: [...checked.flatMap(({ id, row, why }) => (why ? [{ key: id, ...nameOf(row), why }] : [])), ...gone],
  });
}

/** Applies the previewed action to each row separately, so that a refusal does not stop the others. */
export async function applyBulk<T extends ListTable>(
  deps: BulkDeps,
  operator: Operator,
  list: RecordList<T>,
  entered: Entered,
): Promise<Outcome<BulkResult>> {
  const action = bulkActionsOn(list.kind).find(({ step }) => step === entered["do"]);
  if (!action?.apply) return refused("invalid_input", "This page has changed. Please try again.");
  const given = await readGiven(deps, list.kind, action, entered);
  if (!given.ok) return given;
  const batch = batchOf(action);
  const { rows, gone, next } = await chosenRows(deps, list, { ...entered, all: "" }, batch);
  const names = await findNames(deps, list, rows);
  // Without the time of a preview, every earlier mail counts as unseen.
  const times = timesIn(entered, 0);
  const left = [...gone];
  const done: Done[] = [];
  for (const { id, row, why } of await checkRows(deps, list, action, rows, times)) {
    const named = { key: id, ...nameIn(list, action, row, names) };
    const version = entered[CHOSEN + id] ?? "";
    const reason =
      why ?? (isUnchanged(action, row, version) ? undefined : "Changed since the preview. Check it first.");
    const target = { recordKind: list.kind, recordId: id };
    const outcome = reason
      ? refused("invalid_input", reason)
      : await action.apply(deps, operator, target, { ...given.value, version, seen: times.seen, row });
    if (outcome.ok) done.push(named);
    else left.push({ ...named, why: outcome.code === "not_found" ? GONE : outcome.message });
  }
  const more = await findMore(deps, list, entered, { after: next, ...batch });
  return ok({ step: action.step, message: action.done(done.length), done, left, more, began: times.began });
}

const TELL_APART = ["Kind", "Event", "By", "Plan", "Email", "Phone"];

function nameIn<T extends ListTable>(
  { rowOf, columns }: RecordList<T>,
  { shown = TELL_APART, detail }: BulkAction,
  row: T["$inferSelect"],
  names: ReadonlyMap<string, string>,
): RowTitle {
  const { title, cells } = rowOf(row, names);
  const facts = cells.filter(({ text }, i) => text && shown.includes(columns[i] ?? "")).map(({ text }) => text);
  return { title, facts: [...facts, ...(detail ? [detail(row)] : [])] };
}

function totalOf({ sum }: BulkAction, rows: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  if (!sum || rows.length < 2) return undefined;
  return `₹${formatExactRupees(rows.reduce((total, row) => total + sum(row), 0))} in all`;
}

function versionIn({ hasKeys, versionOf }: BulkAction, row: Readonly<Record<string, unknown>>): string {
  return hasKeys ? crypto.randomUUID() : (versionOf?.(row) ?? "on");
}

function isUnchanged(
  { hasKeys, versionOf }: BulkAction,
  row: Readonly<Record<string, unknown>>,
  version: string,
): boolean {
  return hasKeys ? UUID.test(version) : !versionOf || versionOf(row) === version;
}

function timesIn({ seen = "", began = "" }: Entered, now: number): BulkTimes {
  const timeIn = (text: string, otherwise: number) => (/^\d{1,15}$/.test(text) ? Number(text) : otherwise);
  const seenAt = timeIn(seen, now);
  return { seen: seenAt, began: timeIn(began, seenAt) };
}

const UUID = /^[\da-f-]{36}$/;
const NOT_CHOSEN = "Choose at least one row, then press the button again.";
const NO_MORE = "No more rows match.";

async function readGiven(
  deps: Pick<Deps, "db" | "content">,
  kind: string,
  { asksFor }: BulkAction,
  entered: Entered,
): Promise<Outcome<{ value: string; hindi?: string; reason: string }>> {
  switch (asksFor) {
    case "assignee": {
      const assignee = entered["assignee"] ?? "";
      return (await refuseAssignee(deps, kind, assignee)) ?? ok({ value: assignee, reason: "" });
    }
    case "tag": {
      const input = NewTag.safeParse(entered);
      return input.success ? ok({ value: input.data.tag, reason: "" }) : invalidInput(input.error.issues);
    }
    case "mail": {
      const mail = await readSeveralMail(deps, entered);
      return mail.ok ? ok({ value: mail.value.body, hindi: mail.value.hindi, reason: "" }) : mail;
    }
    case "extension": {
      const input = SeveralExtended.safeParse(entered);
      if (!input.success) return invalidInput(input.error.issues);
      return ok({ value: String(input.data.days), reason: input.data.reason });
    }
    case "day": {
      const input = SeveralReceived.safeParse(entered);
      return input.success ? ok({ value: input.data.day, reason: "" }) : invalidInput(input.error.issues);
    }
    case "reason":
    case undefined:
      return ok({ value: "", reason: "" });
  }
}
