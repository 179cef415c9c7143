import type { Deps } from "../../../deps.ts";
import { FORMER_OPERATOR, namesOf } from "../../operators/staff.server.ts";
import { listMarksOf, listTags, marksThrough } from "../../record-marks.server.ts";
import { cursorOf, type ListTable, type RecordList } from "../list.server.ts";
import { listAssignees } from "./marks.server.ts";

/** Adds assignee and tags to a list, as columns and as filters. */
export async function withMarks<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
): Promise<RecordList<T>> {
  const colleagues = await listAssignees(deps, list.kind);
  const tags = await listTags(deps, list.kind);
  const subjectOf = (row: T["$inferSelect"]) => `${list.kind}:${cursorOf(list, row).id}`;
  const assigneeOf = (row: T["$inferSelect"], names: ReadonlyMap<string, string>) =>
    names.get(`assignee ${subjectOf(row)}`) ?? "";
  const tagsOf = (row: T["$inferSelect"], names: ReadonlyMap<string, string>) =>
    names.get(`tags ${subjectOf(row)}`) ?? "";
  return {
    ...list,
    columns: [...list.columns, "Assigned to", "Tags"],
    filters: [
      ...list.filters,
      { name: "assignee", label: "Assigned to", options: colleagues, takesOthers: true },
      { name: "tag", label: "Tag", options: tags.map((tag) => [tag, tag] as const), takesOthers: true },
    ],
    source: { ...list.source, through: marksThrough(list.kind, list.source) },
    namesFor: async (from, rows) => {
      const known = list.namesFor ? await list.namesFor(from, rows) : [];
      return new Map([...known, ...(await markLabels(from, rows.map(subjectOf)))]);
    },
    rowOf: (row, names) => {
      const view = list.rowOf(row, names);
      return { ...view, cells: [...view.cells, { text: assigneeOf(row, names) }, { text: tagsOf(row, names) }] };
    },
    csv: [...list.csv, ["Assigned to", assigneeOf], ["Tags", tagsOf]],
  };
}

export async function markLabels(deps: Pick<Deps, "db">, subjects: readonly string[]): Promise<Map<string, string>> {
  const marks = await listMarksOf(deps, subjects);
  const names = await namesOf(deps, [...new Set(marks.flatMap(({ operator }) => operator ?? []))]);
  const labels = new Map<string, string>();
  for (const { subject, operator, tag } of marks) {
    if (operator !== null) labels.set(`assignee ${subject}`, names.get(operator) ?? FORMER_OPERATOR);
    if (tag !== null) labels.set(`tags ${subject}`, [labels.get(`tags ${subject}`) ?? [], tag].flat().join(", "));
  }
  return labels;
}
