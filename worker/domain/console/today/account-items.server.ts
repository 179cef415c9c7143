import { sql } from "drizzle-orm";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { listNewMembers, MEMBER_ROWS } from "../../accounts/members.server.ts";
import { addDays, dayAndHour, indianDay, startOfIndianDay } from "../../india-calendar.server.ts";
import { hasTraces } from "../../record-traces.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const DAYS = 30;
const ROLES = ["mentor", "investor"] as const;

/** Accounts whose owners were told that the forum gets back to them, until an operator has done something about them. */
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
    const when = sql`not ${hasTraces(sql`'member:' || ${MEMBER_ROWS.id}`)}`;
    // One query for each role, because the index begins with the role.
    const found = await Promise.all(ROLES.map((role) => listNewMembers(deps, { role, since, when }, limit)));
    const newest = found.flat().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return newest.slice(0, limit).map(({ id, name, role, state, createdAt }) => ({
      id,
      title: name,
      facts: [roleLabel(role), `Registered ${dayAndHour(createdAt)}`],
      ...(state === "unverified" && { due: { text: "Address not confirmed yet" } }),
      link: { href: `/console/members/${id}`, label: "Open" },
    }));
  },
};
