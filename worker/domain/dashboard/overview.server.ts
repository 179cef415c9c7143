import { projectReport } from "#messages/dashboard/membership.ts";
import { partsDone } from "#messages/dashboard/report.ts";
import * as m from "#messages/dashboard/tasks.ts";
import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { CONSOLE_PATH } from "../../contracts/console/vocabulary.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import { REPORT_PART_FIELDS } from "../../contracts/workspace-vocabulary.ts";
import type { Deps } from "../../deps.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { listArticleCards } from "../content/articles.server.ts";
import { listNews } from "../content/news.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { drawKolam, type Kolam } from "../membership/kolam.server.ts";
import { isOperator } from "../operators/operators.server.ts";
import { listOwnRegistrations } from "../privacy/account-overview.server.ts";
import { bestSchemes } from "../schemes/own-schemes.server.ts";
import { listActivitySubjects } from "../workspace/activities.server.ts";
import { listOffers } from "../workspace/offers.server.ts";
import { listAssignedStartups } from "../workspace/startups.server.ts";
import { findSubmission } from "../workspace/submissions.server.ts";
import { listTasks } from "../workspace/tasks.server.ts";
import { listMemberships } from "./memberships.server.ts";
import { findNextEvent } from "./next-event.server.ts";
import { describeOwnMembership } from "./own-membership.server.ts";

type DashboardDeps = Pick<Deps, "db" | "now" | "content">;

export type Dashboard = Awaited<ReturnType<typeof viewDashboard>>;

/** Loads everything that the dashboard shows: a few of the member's rows, and the rest from the snapshot. */
export async function viewDashboard(deps: DashboardDeps, viewer: Pick<Viewer, "memberId" | "email" | "role">) {
  const { memberId, email, role } = viewer;
  const [tasks, memberships, registrations, read, unfinished, schemes, isStaff] = await Promise.all([
    listTasks(deps, viewer),
    listMemberships(deps, viewer),
    listOwnRegistrations(deps, email),
    listActivitySubjects(deps, memberId, "article-read"),
    findUnfinished(deps, viewer),
    bestSchemes(deps, viewer),
    isOperator(deps, viewer),
  ]);
  const [membership, event, reading, news, note] = await Promise.all([
    describeOwnMembership(deps, email, memberships),
    findNextEvent(deps, registrations),
    findReading(deps, role, read),
    newestNews(deps),
    newestNote(deps, role),
  ]);
  const kolam: Kolam | undefined = membership && drawKolam(membership.number);
  return {
    tasks,
    membership,
    kolam,
    event,
    reading,
    news,
    note,
    unfinished,
    schemes,
    consolePath: isStaff ? CONSOLE_PATH : undefined,
  };
}

/** Roles for which reading an article counts towards a task. */
const READERS: readonly Role[] = ["student", "startup"];
const DAY_MS = 86_400_000;

/** Returns a reader's newest unread article, otherwise a different article each day. */
async function findReading(deps: Pick<Deps, "content" | "now">, role: Role, read: ReadonlySet<string>) {
  const cards = (await listArticleCards(deps)).toSorted((a, b) => b.date.localeCompare(a.date));
  const unread = READERS.includes(role) ? cards.find(({ slug }) => !read.has(slug)) : undefined;
  const found = unread ?? cards[(Date.parse(indianDay(deps.now())) / DAY_MS) % cards.length];
  if (!found) return undefined;
  const { slug, title, minutes, image, isEnglish } = found;
  return { slug, title, minutes, image, isEnglish };
}

async function newestNews(deps: Pick<Deps, "content" | "now">) {
  const [newest] = await listNews(deps);
  return newest && { slug: newest.slug, title: newest.title, date: newest.printedDate, isEnglish: newest.isEnglish };
}

async function newestNote(deps: Pick<Deps, "content">, role: Role) {
  const { notes } = (await deps.content.snapshot()).collections;
  const [newest] = notes.filter((note) => note.role === role).toSorted((a, b) => b.date.localeCompare(a.date));
  if (!newest) return undefined;
  const { from, text, label, href, date, isEnglish } = newest;
  return { from, text, label, href, isEnglish, date: longDate(date) };
}

type Unfinished = { kind: string; title: string; text: string; href: string };

async function findUnfinished(
  deps: Pick<Deps, "db" | "now" | "content">,
  { memberId, role }: Pick<Viewer, "memberId" | "role">,
): Promise<Unfinished | undefined> {
  if (role === "startup") return draftReport(deps, memberId);
  if (role === "investor") return newestOffer(deps, memberId);
  return role === "mentor" ? startupToStudy(deps, memberId) : undefined;
}

async function draftReport(deps: Pick<Deps, "db">, memberId: string): Promise<Unfinished | undefined> {
  const report = await findSubmission(deps, memberId, "project_report", "");
  if (report?.state !== "draft") return undefined;
  const parts = Object.values(REPORT_PART_FIELDS);
  const done = parts.filter((fields) => fields.every((name) => report.data[name]?.trim())).length;
  const text = partsDone({ done, all: parts.length });
  return { kind: m.draft(), title: projectReport(), text, href: "/dashboard/report" };
}

async function newestOffer(
  deps: Pick<Deps, "db" | "now" | "content">,
  memberId: string,
): Promise<Unfinished | undefined> {
  const [offer] = (await listOffers(deps, memberId)).rows;
  if (!offer) return undefined;
  const { id, name, formattedAmount, status } = offer;
  return {
    kind: m.offer(),
    title: m.offerTo({ name }),
    text: `₹${formattedAmount} · ${offerStatusLabel(status)}`,
    href: `/dashboard/offer/${id}`,
  };
}

async function startupToStudy(deps: Pick<Deps, "db" | "content">, memberId: string): Promise<Unfinished | undefined> {
  const next = (await listAssignedStartups(deps, memberId)).find(({ isStudied }) => !isStudied);
  return (
    next && { kind: m.startupToStudy(), title: next.name, text: next.summary, href: `/dashboard/startups/${next.slug}` }
  );
}
