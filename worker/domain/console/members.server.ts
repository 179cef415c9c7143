import { roleLabel } from "#messages/vocabulary/people.ts";
import { type Outcome, refused } from "../../contracts/problem.ts";
import { ROLES } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { findMember, listMergedInto, MEMBER_ROWS } from "../accounts/members.server.ts";
import type { TrailDeps } from "../audit-trail.server.ts";
import { listOrdersOf } from "../billing/orders.server.ts";
import { listRegistrationsOf } from "../events/event-registrations.server.ts";
import { listWithdrawnTitles } from "../events/event-titles.server.ts";
import { dateAndTime, dayAndHour } from "../india-calendar.server.ts";
import { lastDayText, lastOf } from "../membership/last-day.server.ts";
import { listMembershipsOf } from "../membership/memberships.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { listMessagesOf } from "../visitors/contact.server.ts";
import { listAssignmentsOf, setAssignment } from "../workspace/startups.server.ts";
import { viewCorrespondence } from "./correspondence/correspondence.server.ts";
import { languageName } from "./language-name.server.ts";
import type { RecordList } from "./list.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";
import { listMemberRecords } from "./member-records.server.ts";
import { listDuplicateAccounts } from "./merge-accounts-view.server.ts";
import { type RecordViewDeps, revealContact, viewRecord } from "./record.server.ts";
import { eventTitles } from "./registrations.server.ts";
import { findOrigin, type TimelineEvent, type Values } from "./timeline.server.ts";

const KIND = "member";
const STATES = { active: "Email confirmed", unverified: "Email not confirmed", merged: "Merged" } as const;

export function memberList(): RecordList<(typeof MEMBER_ROWS)["table"]> {
  return {
    path: "/console/members",
    kind: KIND,
    what: "accounts",
    columns: ["Registered", "Role", "Email", "Phone", "State"],
    filters: [
      { name: "role", label: "Role", options: ROLES.map((role) => [role, roleLabel(role)] as const) },
      { name: "state", label: "State", options: Object.entries(STATES) },
      { name: "from", label: "Registered from", options: "day" },
      { name: "to", label: "Registered until", options: "day" },
    ],
    searchHelp: "Beginning of the name, surname or email, or four digits of the phone number",
    exportPermission: "members.export",
    source: MEMBER_ROWS,
    rowOf: ({ name, createdAt, role, email, phone, state }) => ({
      title: name,
      cells: [
        { text: dayAndHour(createdAt) },
        { text: roleLabel(role) },
        { text: maskEmail(email) },
        { text: maskPhone(phone) },
        { text: STATES[state], ...(state === "active" && { tone: "done" as const }) },
      ],
    }),
    csv: [
      ["Registered (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Name", ({ name }) => name],
      ["Email", ({ email }) => email],
      ["Phone", ({ phone }) => phone],
      ["Role", ({ role }) => roleLabel(role)],
      ["State", ({ state }) => STATES[state]],
      ["Language", ({ language }) => languageName(language)],
    ],
  };
}

export async function viewMember(deps: RecordViewDeps, operator: Operator, id: string, template = "") {
  const member = await findMember(deps, id);
  if (!member) return undefined;
  const { name, email, phone, role, state, language, createdAt } = member;
  const { orders, memberships, registrations, messages } = await rowsOf(deps, member);
  const isWaiting = state === "unverified";
  const marked = (text: string) => (isWaiting ? `${text}, ${WAITING}` : text);
  const countOf = (rows: readonly unknown[]) => (rows.length > 0 ? marked(String(rows.length)) : "0");
  const last = lastOf(memberships);
  const origin = await findOrigin(deps, "member.imported", createdAt);
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: name,
      lead: `${roleLabel(role)}. ${origin.what} ${dayAndHour(createdAt)}.`,
      details: [
        ["State", STATES[state]],
        ["Language", languageName(language)],
        ["Membership", last ? marked(`${last.number ?? ""} ${lastDayText(last)}`) : "None"],
        ["Orders", countOf(orders)],
        ["Registrations", countOf(registrations)],
        ["Messages", countOf(messages)],
      ],
      contact: { email, phone },
      history: [origin, ...(isWaiting ? [] : await pastOf(deps, { orders, registrations, messages }))],
      values: await valuesFor(deps, id),
    },
  );
  const shown = { subject: `${KIND}:${id}`, email, language: member.language, facts: { name }, template };
  return {
    ...record,
    records: await listMemberRecords(deps, operator.role, { memberId: id, orders, memberships, isWaiting }),
    mentoring: role === "mentor" && state !== "merged" ? await viewMentoring(deps, id) : undefined,
    duplicates: await listDuplicateAccounts(deps, member),
    mergedInto: member.mergedInto,
    correspondence: await viewCorrespondence(deps, operator, shown),
  };
}

/** Rows with an address belong to an account only once its owner has confirmed the address (decision 013). */
const WAITING = "waiting for this account to be confirmed";

async function rowsOf(deps: Pick<Deps, "db">, { email, state }: { email: string; state: keyof typeof STATES }) {
  if (state === "merged") return { orders: [], memberships: [], registrations: [], messages: [] };
  const orders = await listOrdersOf(deps, email);
  return {
    orders,
    memberships: await listMembershipsOf(deps, orders),
    registrations: await listRegistrationsOf(deps, email),
    messages: await listMessagesOf(deps, email),
  };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function pastOf(
  deps: Pick<Deps, "db" | "content">,
  { orders, registrations, messages }: Pick<Rows, "orders" | "registrations" | "messages">,
): Promise<TimelineEvent[]> {
  const titles = new Map([...(await eventTitles(deps)), ...(await listWithdrawnTitles(deps))]);
  return [
    ...orders.flatMap(({ paidAt, planTitle }) => (paidAt ? [{ at: paidAt, what: `Paid for ${planTitle}` }] : [])),
    ...registrations.map(({ createdAt, event }) => {
      return { at: createdAt, what: `Registered for ${titles.get(event) ?? event}` };
    }),
    ...messages.map(({ createdAt }) => ({ at: createdAt, what: "Wrote to us" })),
  ];
}

async function valuesFor(deps: Pick<Deps, "db" | "content">, id: string): Promise<Values> {
  const { startups } = (await deps.content.snapshot()).collections;
  const merged = await listMergedInto(deps, id);
  return {
    startup: new Map(startups.map(({ slug, name }) => [slug, name])),
    merged: new Map(merged.map((account) => [account.id, maskEmail(account.email)])),
  };
}

async function viewMentoring(deps: Pick<Deps, "db" | "content">, id: string) {
  const { startups } = (await deps.content.snapshot()).collections;
  const assigned = new Set((await listAssignmentsOf(deps, id)).map(({ startup }) => startup));
  const all = startups.map(({ slug, name }) => ({ slug, name }));
  const gone = [...assigned].filter((slug) => !all.some((one) => one.slug === slug));
  return {
    assigned: [...all.filter(({ slug }) => assigned.has(slug)), ...gone.map((slug) => ({ slug, name: slug }))],
    others: all.filter(({ slug }) => !assigned.has(slug)),
  };
}

/** Assigns a startup to a mentor or takes it back; the mentor sees it on the dashboard. */
export async function assignStartupTo(
  deps: TrailDeps & Pick<Deps, "content">,
  operator: Operator,
  { id, startup, isAssigned }: { id: string; startup: string; isAssigned: boolean },
): Promise<Outcome<null>> {
  const mentor = await findMember(deps, id);
  return mentor ? setAssignment(deps, operator, { mentor, startup, isAssigned }) : refused("not_found");
}

export async function revealMember(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  return revealContact(deps, operator, { kind: KIND, id, reason }, await findMember(deps, id));
}
