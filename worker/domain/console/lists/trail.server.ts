import type { Deps } from "../../../deps.ts";
import { listTrailOperators, TRAIL_ROWS } from "../../audit-trail.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { listGrantEmails } from "../../operators/operators.server.ts";
import { FORMER_OPERATOR, namesOf } from "../../operators/staff.server.ts";
import type { RecordList } from "../list.server.ts";
import { aboutCell, TRAIL_ACTIONS } from "./trail-labels.server.ts";

/** List of the audit trail: who did what, about what and why. Values are digests and not shown. */
export async function trailList(deps: Pick<Deps, "db">): Promise<RecordList<(typeof TRAIL_ROWS)["table"]>> {
  const operators = await listTrailOperators(deps);
  const names = await namesOf(deps, operators);
  return {
    path: "/console/audit",
    kind: "trail",
    what: "entries",
    titleColumn: "What",
    columns: ["No.", "When", "Who", "About", "Fields", "Reason", "Request"],
    filters: [
      {
        name: "operator",
        label: "Who",
        options: operators.map((id) => [id, names.get(id) ?? FORMER_OPERATOR] as const),
      },
      { name: "action", label: "What", options: actionOptions() },
      { name: "from", label: "From", options: "day" },
      { name: "to", label: "To", options: "day" },
    ],
    searchHelp: "A whole subject, such as message:… or the number of a request",
    exportPermission: "audit.export",
    source: TRAIL_ROWS,
    namesFor: async (from, rows) =>
      new Map([
        ...(await namesOf(from, [...new Set(rows.map(({ operator }) => operator))])),
        ...(await listGrantEmails(
          from,
          rows.flatMap(({ subject }) => grantIn(subject) ?? []),
        )),
      ]),
    rowOf: ({ seq, at, operator, action, subject, fields, reason, requestId }, names) => ({
      title: TRAIL_ACTIONS.get(action) ?? action,
      href: undefined,
      cells: [
        { text: String(seq) },
        { text: dayAndHour(at) },
        { text: names.get(operator) ?? operator },
        aboutCell(subject, names.get(grantIn(subject) ?? "")),
        { text: Object.keys(fields).join(", ") },
        { text: reason ?? "" },
        { text: requestId, isCode: true },
      ],
    }),
    csv: [
      ["No.", ({ seq }) => String(seq)],
      ["When (IST)", ({ at }) => dateAndTime(at)],
      ["Who", ({ operator }, names) => names.get(operator) ?? operator],
      ["What", ({ action }) => TRAIL_ACTIONS.get(action) ?? action],
      ["Action", ({ action }) => action],
      ["About", ({ subject }) => subject],
      ["Fields", ({ fields }) => Object.keys(fields).join(" ")],
      ["Reason", ({ reason }) => reason ?? ""],
      ["Request", ({ requestId }) => requestId],
    ],
  };
}

function actionOptions() {
  return [...TRAIL_ACTIONS].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
}

function grantIn(subject: string): string | undefined {
  return /^operator:(.+)$/.exec(subject)?.[1];
}
