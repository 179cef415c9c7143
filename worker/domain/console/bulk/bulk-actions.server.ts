import type { Outcome } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import type { Actor, TrailDeps } from "../../audit-trail.server.ts";
import { confirmRegistration } from "../../events/registration-decisions.server.ts";
import { TAGS_PER_RECORD } from "../../record-marks.server.ts";
import { markAnswered } from "../../visitors/message-answers.server.ts";
import { assignTo, tagRecord } from "../marks/marks.server.ts";

export type BulkDeps = TrailDeps & Pick<Deps, "queued" | "content">;
/** What a page must ask for before the action is taken. */
type Value = "assignee" | "tag" | undefined;
type Target = { recordKind: string; recordId: string };
export type BulkAction = {
  step: string;
  label: string;
  value: Value;
  title: (count: number) => string;
  done: (count: number) => string;
  /** Why a record is left out. */
  refuse: (row: Readonly<Record<string, unknown>>, tags: readonly string[]) => string | undefined;
  take: (deps: BulkDeps, by: Actor, target: Target, value: string) => Promise<Outcome<null>>;
};

const counted = (count: number, one: string, several: (count: number) => string) =>
  count === 1 ? one : several(count);

const ASSIGN: BulkAction = {
  step: "assign",
  label: "Assign",
  value: "assignee",
  title: (n) => counted(n, "Assign 1 record", (count) => `Assign ${count} records`),
  done: (n) => counted(n, "1 record is assigned.", (count) => `${count} records are assigned.`),
  refuse: () => undefined,
  take: (deps, by, target, value) => assignTo(deps, by, target, value === "" ? null : value),
};
const TAG: BulkAction = {
  step: "tag",
  label: "Tag",
  value: "tag",
  title: (n) => counted(n, "Tag 1 record", (count) => `Tag ${count} records`),
  done: (n) => counted(n, "1 record has the tag.", (count) => `${count} records have the tag.`),
  refuse: (_row, tags) => (tags.length < TAGS_PER_RECORD ? undefined : `Already has ${TAGS_PER_RECORD} tags.`),
  take: tagRecord,
};
const ANSWERED: BulkAction = {
  step: "answered",
  label: "Mark as answered",
  value: undefined,
  title: (n) => counted(n, "Mark 1 message as answered", (count) => `Mark ${count} messages as answered`),
  done: (n) => counted(n, "1 message is marked as answered.", (count) => `${count} messages are marked as answered.`),
  refuse: ({ answeredAt }) => (answeredAt ? "Already answered." : undefined),
  take: (deps, by, { recordId }) => markAnswered(deps, by, recordId),
};
const CONFIRM: BulkAction = {
  step: "confirm",
  label: "Confirm the places",
  value: undefined,
  title: (n) => counted(n, "Confirm 1 place, with a mail", (count) => `Confirm ${count} places, each with a mail`),
  done: (n) => counted(n, "1 place is confirmed.", (count) => `${count} places are confirmed.`),
  refuse: ({ confirmedAt }) => (confirmedAt ? "Already confirmed." : undefined),
  take: (deps, by, { recordId }) => confirmRegistration(deps, by, recordId),
};

const ACTIONS = new Map<string, readonly BulkAction[]>([
  ["message", [ANSWERED, ASSIGN, TAG]],
  ["registration", [CONFIRM, ASSIGN, TAG]],
  ["member", [ASSIGN, TAG]],
  ["order", [ASSIGN, TAG]],
  ["offer", [ASSIGN, TAG]],
  ["text", [ASSIGN, TAG]],
]);

export function bulkActionsOn(kind: string): readonly BulkAction[] {
  return ACTIONS.get(kind) ?? [];
}
