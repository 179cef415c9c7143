import { isPermitted } from "../../../contracts/console/vocabulary.ts";
import { PLAN_IDS } from "../../../contracts/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { addressesOf, findMemberByEmail } from "../../accounts/members.server.ts";
import { listAuditEntries } from "../../audit.server.ts";
import type { TrailDeps } from "../../audit-trail.server.ts";
import { findOrder, idsOfOrdersAt } from "../../billing/orders.server.ts";
import { listDocumentsOf } from "../../documents/documents.server.ts";
import { dayAndHour, indianDay, lastDayOfMonth, longDate } from "../../india-calendar.server.ts";
import { findMembershipNumber } from "../../membership/membership-numbers.server.ts";
import {
  findMembershipById,
  idsOfMembershipsFor,
  isMembershipIn,
  MEMBERSHIP_ROWS,
  type Membership,
} from "../../membership/memberships.server.ts";
import { type MembershipState, stateOn } from "../../membership/terms.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { findPlanSeats } from "../../seats/seat-term.server.ts";
import { listSeatsOf, ownersOfSeatsFor, type Seat } from "../../seats/seats.server.ts";
import type { Cell, RecordList } from "../list.server.ts";
import { maskEmail } from "../masked.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";
import type { TimelineEvent } from "../timeline.server.ts";
import { documentRows } from "./document-rows.server.ts";
import { FOUND_ORDERS, findBuyers } from "./found-orders.server.ts";
import type { MoneyRow } from "./refund-views.server.ts";

const KIND = "membership";
export const MEMBERSHIP_STATES: Record<MembershipState, Cell> = {
  upcoming: { text: "Upcoming" },
  active: { text: "Active", tone: "done" },
  grace: { text: "In grace period", tone: "due" },
  lapsed: { text: "Expired" },
  ended: { text: "Upgraded" },
  revoked: { text: "Ended early" },
};
const FILTERS = [
  ["active", "Active or upcoming"],
  ["month", "Ends this month"],
  ["grace", "In grace period"],
  ["lapsed", "Expired"],
  ["stopped", "Ended early or upgraded"],
] as const;

export function membershipList(now: Date): RecordList<(typeof MEMBERSHIP_ROWS)["table"]> {
  const today = indianDay(now);
  const stateOf = (membership: Membership) => MEMBERSHIP_STATES[stateOn(today, membership)];
  return {
    path: "/console/memberships",
    kind: KIND,
    what: "memberships",
    columns: ["Plan", "First day", "Last day", "State"],
    filters: [
      { name: "state", label: "State", options: FILTERS },
      { name: "plan", label: "Plan", options: PLAN_IDS.map((plan) => [plan, planName(plan)] as const) },
    ],
    searchHelp:
      "Membership, payment or order number, beginning of the buyer’s name, surname or email, four digits of the phone number, or the whole email of a seat",
    exportPermission: "memberships.export",
    source: {
      ...MEMBERSHIP_ROWS,
      filters: {
        ...MEMBERSHIP_ROWS.filters,
        state: (value, page) => isMembershipIn(value, { today, to: lastDayOfMonth(today) }, page),
      },
      search: {
        parent: { rows: FOUND_ORDERS, key: MEMBERSHIP_ROWS.table.orderId },
        alsoIds: (text) => [idsOfMembershipsFor(idsOfOrdersAt(addressesOf(ownersOfSeatsFor(text))))],
      },
    },
    namesFor: findBuyers,
    rowOf: (membership, names) => ({
      title: names.get(membership.orderId) ?? "",
      cells: [
        { text: planName(membership.planId) },
        { text: longDate(membership.validFrom) },
        { text: longDate(membership.validTo) },
        stateOf(membership),
      ],
    }),
    csv: [
      ["Name", ({ orderId }, names) => names.get(orderId) ?? ""],
      ["Plan", ({ planId }) => planName(planId)],
      ["First day", ({ validFrom }) => validFrom],
      ["Last day", ({ validTo }) => validTo],
      ["State", (membership) => stateOf(membership).text],
    ],
  };
}

function planName(plan: string): string {
  return plan.slice(0, 1).toUpperCase() + plan.slice(1);
}

export async function viewMembership(deps: TrailDeps & Pick<Deps, "content">, operator: Operator, id: string) {
  const membership = await findMembershipById(deps, id);
  const order = membership && (await findOrder(deps, membership.orderId));
  if (!order) return undefined;
  const { validFrom, validTo, endedOn, revokedOn, revokedBy, createdAt, orderId } = membership;
  const state = stateOn(indianDay(deps.now()), membership);
  const account = order.email ? await findMemberByEmail(deps, order.email) : undefined;
  const places = await findPlanSeats(deps, membership.planId);
  const seats = account && places > 0 ? await seatRows(deps, operator, account.id) : [];
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: order.name,
      lead: `${order.planTitle}. ${MEMBERSHIP_STATES[state].text}.`,
      details: [
        ["Number", (await findMembershipNumber(deps, orderId)) ?? "None"],
        ["Plan", order.planTitle],
        ...(account?.state === "unverified" ? [["Account", "Waiting to be confirmed"] as const] : []),
        ...(places > 0 ? [["Seats", `${places} in the plan`] as const] : []),
        ["First day", longDate(validFrom)],
        ["Last day", longDate(validTo)],
        ...(endedOn ? [["Upgraded on", longDate(endedOn)] as const] : []),
        ...(revokedOn ? [[revokedBy ? "Ended by us on" : "Refunded on", longDate(revokedOn)] as const] : []),
      ],
      contact: { email: order.email, phone: order.phone },
      history: [{ at: createdAt, what: "Paid" }, ...(await movesOf(deps, orderId))],
    },
  );
  const isRunning = !endedOn && !revokedOn;
  return {
    ...record,
    ...{ orderId, validTo, accountId: account?.id },
    mayExtend: isRunning,
    mayEnd: isRunning && state !== "lapsed",
    mayReopen: revokedBy !== null,
    hasSeats: places > 0,
    seats,
    documents: documentRows(await listDocumentsOf(deps, [orderId])),
  };
}

async function movesOf(deps: TrailDeps, orderId: string): Promise<TimelineEvent[]> {
  const moves = await listAuditEntries(deps, { subject: `order:${orderId}`, action: "membership.moved" });
  return moves.map(({ at, detail }) => {
    const [from = "", to = ""] = detail.split(" ");
    return { at, what: `First day moved from ${longDate(from)} to ${longDate(to)}` };
  });
}

export async function revealMembership(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  const membership = await findMembershipById(deps, id);
  const order = membership && (await findOrder(deps, membership.orderId));
  return revealContact(deps, operator, { kind: KIND, id, reason }, order);
}

const STATES: Record<Seat["status"], Cell> = {
  invited: { text: "Invited", tone: "due" },
  accepted: { text: "Accepted", tone: "done" },
  declined: { text: "Declined" },
  withdrawn: { text: "Withdrawn" },
  ended: { text: "Ended" },
};

/** Lists the people whom the buyer has invited. Seats belong to the account, so a renewal shows them too. */
async function seatRows(deps: Pick<Deps, "db">, { role }: Operator, ownerId: string): Promise<MoneyRow[]> {
  const seats = await listSeatsOf(deps, ownerId);
  const seesAccounts = isPermitted(role, "members.read");
  const names = await namesOf(deps, seesAccounts ? seats.flatMap(({ memberId }) => memberId ?? []) : []);
  return seats.map(({ id, place, email, memberId, status, createdAt }) => {
    const address = email ? maskEmail(email) : "Erased";
    return {
      id,
      title: names.get(memberId ?? "") ?? address,
      state: STATES[status],
      facts: [`Seat ${place}`, address, `Invited ${dayAndHour(createdAt)}`],
      ...(memberId && seesAccounts && { link: { href: `/console/members/${memberId}`, label: "Open" } }),
      actions: [],
    };
  });
}
