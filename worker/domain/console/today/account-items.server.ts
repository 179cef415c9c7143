import { sql } from "drizzle-orm";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { hasTicked } from "../../accounts/consents.server.ts";
import { listNewMembers, MEMBER_ROWS } from "../../accounts/members.server.ts";
import { addDays, dayAndHour, indianDay, startOfIndianDay } from "../../india-calendar.server.ts";
import { hasGrant } from "../../operators/operators.server.ts";
import { hasTraces } from "../../record-traces.server.ts";
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
