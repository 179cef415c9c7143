import * as m from "#messages/dashboard/membership.ts";
import type { SubmissionKind } from "../../contracts/workspace-vocabulary.ts";
import type { Deps } from "../../deps.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { listRegistrationsOf } from "../events/event-registrations.server.ts";
import { addDays, indianDay, longDate, startOfIndianDay } from "../india-calendar.server.ts";
import { describeRegistrations } from "../privacy/account-overview.server.ts";
import { listActivitiesOf } from "../workspace/activities.server.ts";
import { listSubmissionsOf, type Submission } from "../workspace/submissions.server.ts";
import { listTasks } from "../workspace/tasks.server.ts";
import { findNextEvent } from "./next-event.server.ts";

type UsedDeps = Pick<Deps, "db" | "now" | "content">;
export type UsedItem = { id: string; title: string; detail: string; href: string };
export type Used = Awaited<ReturnType<typeof listUsed>>;

const EVENTS_LISTED = 5;
const WORK: Record<SubmissionKind, { title: () => string; path: string }> = {
  review: { title: m.review, path: "/dashboard/review" },
  incubation: { title: m.application, path: "/dashboard/incubation" },
  project_report: { title: m.projectReport, path: "/dashboard/report" },
  mentorship_report: { title: m.mentorshipReport, path: "/dashboard/mentorship-report" },
  suggestion: { title: m.suggestion, path: "/dashboard/suggestions" },
};

/** Lists what the site knows that a member did between the first and last day of a term, newest first of each kind. */
export async function listUsed(
  deps: UsedDeps,
  { memberId, email, role }: Pick<Viewer, "memberId" | "email" | "role">,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
) {
  const [from, to] = [startOfIndianDay(firstDay), startOfIndianDay(addDays(lastDay, 1))];
  const isInTerm = (at: Date) => at >= from && at < to;
  const [registrations, work, tasks, activities] = await Promise.all([
    listRegistrationsOf(deps, email),
    listSubmissionsOf(deps, memberId),
    listTasks(deps, { memberId, role }),
    listActivitiesOf(deps, memberId),
  ]);
  const ofTerm = registrations.filter(({ createdAt }) => isInTerm(createdAt)).toReversed();
  const events = await describeRegistrations(deps, ofTerm.slice(0, EVENTS_LISTED));
  const items: UsedItem[] = [
    ...events.map(({ id, title, when }) => ({ id, title, detail: when, href: "/dashboard/registrations" })),
    ...work
      .filter(({ updatedAt }) => isInTerm(updatedAt))
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .map(describeWork),
  ];
  const tasksDone = tasks.filter(({ completed, changedAt }) => completed && isInTerm(new Date(changedAt))).length;
  const articlesRead = activities.filter(({ kind, at }) => kind === "article-read" && isInTerm(at)).length;
  const isUnused = items.length === 0 && tasksDone === 0 && articlesRead === 0;
  // The event to try first.
  const next = isUnused ? await findNextEvent(deps, registrations) : undefined;
  return { since: longDate(firstDay), items, moreEvents: ofTerm.length - events.length, tasksDone, articlesRead, next };
}

function describeWork({ kind, key, state, createdAt, updatedAt }: Omit<Submission, "version" | "data">): UsedItem {
  const { title, path } = WORK[kind];
  const detail =
    state === "draft"
      ? m.startedOn({ day: longDate(indianDay(createdAt)) })
      : m.sentOn({ day: longDate(indianDay(updatedAt)) });
  return { id: `${kind}:${key}`, title: title(), detail, href: key ? `${path}/${key}` : path };
}
