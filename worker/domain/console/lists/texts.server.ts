import { SUBMISSION_KINDS, type SubmissionKind } from "../../../contracts/workspace-vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { findMember } from "../../accounts/members.server.ts";
import type { TrailDeps } from "../../audit-trail.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { findSubmitted, SUBMISSION_ROWS } from "../../workspace/submissions.server.ts";
import type { RecordList } from "../list.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";

const KIND = "text";
export const TEXT_KINDS: Record<SubmissionKind, string> = {
  review: "Review",
  incubation: "Incubation application",
  project_report: "Project report",
  mentorship_report: "Mentorship report",
  suggestion: "Suggestion",
};

/** List of what members submitted on their dashboards. Drafts stay private. */
export function textList(): RecordList<(typeof SUBMISSION_ROWS)["table"]> {
  return {
    path: "/console/texts",
    kind: KIND,
    what: "texts",
    titleColumn: "Text",
    columns: ["Submitted", "By", "About"],
    filters: [
      { name: "kind", label: "Kind", options: SUBMISSION_KINDS.map((kind) => [kind, TEXT_KINDS[kind]] as const) },
    ],
    searchHelp: "Beginning of the author’s name, surname or email, or four digits of the phone number",
    exportPermission: "texts.export",
    source: SUBMISSION_ROWS,
    namesFor: authorsOf,
    rowOf: ({ kind, memberId, updatedAt, data }, names) => ({
      title: TEXT_KINDS[kind],
      cells: [
        { text: dayAndHour(updatedAt) },
        { text: names.get(memberId) ?? "" },
        { text: data["startup"] ?? data["enterprise"] ?? "" },
      ],
    }),
    csv: [
      ["Submitted (IST)", ({ updatedAt }) => dateAndTime(updatedAt)],
      ["Kind", ({ kind }) => TEXT_KINDS[kind]],
      ["By", ({ memberId }, names) => names.get(memberId) ?? ""],
      [
        "Text",
        ({ data }) =>
          partsOf(data)
            .map(([label, text]) => `${label}: ${text}`)
            .join("\n"),
      ],
    ],
  };
}

export async function viewText(deps: TrailDeps, operator: Operator, id: string) {
  const text = await findSubmitted(deps, id);
  const author = text && (await findMember(deps, text.memberId));
  if (!author) return undefined;
  const { kind, data, createdAt, updatedAt, version } = text;
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: `${TEXT_KINDS[kind]} by ${author.name}`,
      lead: `Submitted ${dayAndHour(updatedAt)}.`,
      details: [
        ["By", author.name],
        ["Version", String(version)],
      ],
      contact: author,
      history: [
        { at: createdAt, what: "Started" },
        { at: updatedAt, what: "Submitted" },
      ],
    },
  );
  return { ...record, parts: partsOf(data), memberId: author.id };
}

export async function revealText(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  const text = await findSubmitted(deps, id);
  const author = text && (await findMember(deps, text.memberId));
  return revealContact(deps, operator, { kind: KIND, id, reason }, author);
}

function authorsOf(deps: Pick<Deps, "db">, rows: readonly { memberId: string }[]) {
  return namesOf(deps, [...new Set(rows.map(({ memberId }) => memberId))]);
}

/** Labels the parts of a text: "marketSize" becomes "Market size". */
function partsOf(data: Readonly<Record<string, string>>): Array<readonly [label: string, text: string]> {
  return Object.entries(data)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => {
      const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
      return [words.slice(0, 1).toUpperCase() + words.slice(1), text] as const;
    });
}
