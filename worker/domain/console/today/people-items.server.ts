import { idsOfPaidOrdersBySamePerson } from "../../billing/payments.server.ts";
import { dayAndHour, daysBetween, indianDay, lastDayOfMonth, longDate } from "../../india-calendar.server.ts";
import { listUndelivered } from "../../mail/outbox.server.ts";
import { listEndingBetween } from "../../membership/memberships.server.ts";
import { listOpenErasures } from "../../privacy/erasure-requests.server.ts";
import { findBuyers } from "../finance/found-orders.server.ts";
import { MAIL_TITLES } from "../lists/mail-titles.server.ts";
import { maskEmail } from "../masked.server.ts";
import type { TodaySource } from "./today-source.server.ts";

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
    const found = await listEndingBetween(deps, { ...days, ordersOf: idsOfPaidOrdersBySamePerson, limit });
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
