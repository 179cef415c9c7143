import type { Deps } from "../../../deps.ts";
import { TRAIL_ROWS } from "../../audit-trail.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { listColleagues, namesOf } from "../../operators/staff.server.ts";
import type { RecordList } from "../list.server.ts";
import { aboutCell, TRAIL_ACTIONS } from "./trail-words.server.ts";

/** List of the audit trail: who did what, about what and why. Values are digests and not shown. */
export async function trailList(deps: Pick<Deps, "db">): Promise<RecordList<(typeof TRAIL_ROWS)["table"]>> {
  const colleagues = await listColleagues(deps);
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
        options: colleagues.flatMap(({ memberId, name, email }) => (memberId ? [[memberId, name ?? email]] : [])),
      },
      { name: "action", label: "What", options: actionOptions() },
      { name: "from", label: "From", options: "day" },
      { name: "to", label: "To", options: "day" },
    ],
    searchHelp: "A whole subject, such as message:… or the number of a request",
    exportPermission: "audit.export",
    source: TRAIL_ROWS,
    namesFor: (from, rows) => namesOf(from, [...new Set(rows.map(({ operator }) => operator))]),
    rowOf: ({ seq, at, operator, action, subject, fields, reason, requestId }, names) => ({
      title: TRAIL_ACTIONS.get(action) ?? action,
      href: undefined,
      cells: [
        { text: String(seq) },
        { text: dayAndHour(at) },
        { text: names.get(operator) ?? operator },
        aboutCell(subject),
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
