import { sql } from "drizzle-orm";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { hasTicked } from "../../accounts/consents.server.ts";
import { listNewMembers, MEMBER_ROWS } from "../../accounts/members.server.ts";
import { idsOfOtherPaidOrders } from "../../billing/payments.server.ts";
import {
  addDays,
  dayAndHour,
  daysBetween,
  indianDay,
  lastDayOfMonth,
  longDate,
  startOfIndianDay,
} from "../../india-calendar.server.ts";
import { listUndelivered } from "../../mail/outbox.server.ts";
import { listEndingBetween } from "../../membership/memberships.server.ts";
import { hasGrant } from "../../operators/operators.server.ts";
import { listOpenErasures } from "../../privacy/erasure-requests.server.ts";
import { hasTraces } from "../../record-traces.server.ts";
import { findBuyers } from "../finance/found-orders.server.ts";
import { MAIL_TITLES } from "../lists/mail-titles.server.ts";
import { maskEmail } from "../masked.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const DAYS = 30;
const ROLES = ["mentor", "investor"] as const;

/** Accounts that their owners registered or have logged in to, until an operator has done something about them. */
export const newAccounts: TodaySource = {
  id: "new-accounts",
  title: "New mentors and investors",
  sees: "members.read",
  acts: "members.change",
  more: [
    { href: "/console/members?role=mentor", label: "All mentors" },
    { href: "/console/members?role=investor", label: "All investors" },
  ],
  async list(deps, limit) {
    const since = startOfIndianDay(addDays(indianDay(deps.now()), -DAYS));
    const { id, table } = MEMBER_ROWS;
    const isByOwner = sql`(${table.state} <> 'unverified' or ${hasTicked(sql`${table.email}`)})`;
    const isOperator = hasGrant({ memberId: sql`${id}`, email: sql`${table.email}` });
    const when = sql`${isByOwner} and not ${isOperator} and not ${hasTraces(sql`'member:' || ${id}`)}`;
    // One query for each role, because the index begins with the role.
    const found = await Promise.all(ROLES.map((role) => listNewMembers(deps, { role, since, when }, limit)));
    const newest = found.flat().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return newest.slice(0, limit).map(({ id, name, role, state, createdAt }) => ({
      id,
      title: name,
      facts: [roleLabel(role), `Registered ${dayAndHour(createdAt)}`],
      ...(state === "unverified" && { due: { text: "Email not confirmed" } }),
      link: { href: `/console/members/${id}`, label: "Open" },
    }));
  },
};

const HOUR_MS = 60 * 60_000;

export const undeliveredMails: TodaySource = {
  id: "mails",
  title: "Emails that could not be sent",
  sees: "messages.read",
  acts: "mails.change",
  async list(deps, limit) {
    const found = await listUndelivered(deps, limit);
    return found.map(({ id, kind, recipient, createdAt, attempts }) => ({
      id,
      title: `${MAIL_TITLES[kind]} to ${maskEmail(recipient)}`,
      facts: [`Created ${dayAndHour(createdAt)}`, `${attempts} attempts`],
      actions: [{ step: "send_again", label: "Send again" }],
    }));
  },
};

export const openErasures: TodaySource = {
  id: "erasures",
  title: "Erasure requests",
  sees: "members.read",
  acts: "members.change",
  async list(deps, limit) {
    const found = await listOpenErasures(deps, limit);
    const now = deps.now().getTime();
    return found.map(({ id, requestedAt }) => {
      const isLate = now - requestedAt.getTime() > HOUR_MS;
      return {
        id,
        title: `Request ${id}`,
        facts: [`Requested ${dayAndHour(requestedAt)}`],
        due: isLate ? { text: "Overdue: promised within an hour", tone: "late" as const } : { text: "Within an hour" },
        actions: [{ step: "finish_erasures", label: "Erase now" }],
      };
    });
  },
};

export const endingMemberships: TodaySource = {
  id: "memberships",
  title: "Memberships that end this month",
  sees: "memberships.read",
  acts: "memberships.change",
  more: [{ href: "/console/memberships?state=month&sort=oldest", label: "All that end this month" }],
  async list(deps, limit) {
    const today = indianDay(deps.now());
    const days = { from: today, to: lastDayOfMonth(today) };
    const found = await listEndingBetween(deps, { ...days, ordersOf: idsOfOtherPaidOrders, limit });
    const names = await findBuyers(deps, found);
    return found.map(({ id, orderId, planId, validTo }) => {
      const days = daysBetween(today, validTo);
      return {
        id,
        title: names.get(orderId) ?? "",
        facts: [`${planId.slice(0, 1).toUpperCase()}${planId.slice(1)}`, `Last day ${longDate(validTo)}`],
        due: { text: days === 0 ? "Ends today" : days === 1 ? "1 day left" : `${days} days left` },
        link: { href: `/console/memberships/${id}`, label: "Open" },
      };
    });
  },
};
