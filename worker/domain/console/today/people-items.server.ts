import { addDays, dayAndHour, daysBetween, indianDay, longDate } from "../../india-calendar.server.ts";
import { listUndelivered } from "../../mail/outbox.server.ts";
import { listEndingBetween } from "../../membership/memberships.server.ts";
import { listOpenErasures } from "../../privacy/erasure-requests.server.ts";
import { maskEmail } from "../masked.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const HOUR_MS = 60 * 60_000;

export const undeliveredMails: TodaySource = {
  id: "mails",
  title: "Mails that could not be sent",
  sees: "messages.read",
  acts: "mails.change",
  async list(deps, limit) {
    const found = await listUndelivered(deps, limit);
    return found.map(({ id, kind, recipient, createdAt, attempts }) => ({
      id,
      title: `${kind.replaceAll("_", " ")} to ${maskEmail(recipient)}`,
      facts: [`Queued ${dayAndHour(createdAt)}`, `${attempts} attempts`],
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
        facts: [`Made ${dayAndHour(requestedAt)}`],
        due: isLate ? { text: "Late: promised within an hour", tone: "late" as const } : { text: "Within an hour" },
        actions: [{ step: "finish_erasures", label: "Erase now" }],
      };
    });
  },
};

export const endingMemberships: TodaySource = {
  id: "memberships",
  title: "Memberships that end this month",
  sees: "payments.read",
  acts: "payments.change",
  async list(deps, limit) {
    const today = indianDay(deps.now());
    const nextMonth = addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
    const lastDay = addDays(`${nextMonth}-01`, -1);
    const found = await listEndingBetween(deps, today, lastDay, limit);
    return found.map(({ id, orderId, planId, validTo }) => {
      const days = daysBetween(today, validTo);
      return {
        id,
        title: `${planId.slice(0, 1).toUpperCase()}${planId.slice(1)} membership`,
        facts: [`Last day ${longDate(validTo)}`],
        due: { text: days === 0 ? "Ends today" : days === 1 ? "1 day left" : `${days} days left` },
        link: { href: `/console/payments/${orderId}`, label: "Open" },
      };
    });
  },
};
