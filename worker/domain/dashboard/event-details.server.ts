import { normalisePhone } from "../../contracts/phone.ts";
import { EVENT_PATTERNS, type MEMBERSHIP_STATUSES, PLAN_IDS, type PlanId } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { findMember } from "../accounts/members.server.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { listMemberships } from "./memberships.server.ts";

const STATUS_OF = {
  community: "Basic MASA Community",
  premium: "Premium Member",
  gold: "Gold Member",
  corporate: "Corporate Member",
  platinum: "Platinum Members",
  patron: "Patron Members",
} as const satisfies Record<PlanId, (typeof MEMBERSHIP_STATUSES)[number]>;

/** Finds what the form for events asks for: the phone, if it has ten digits, and the status of the highest running plan. */
export async function findEventDetails(
  deps: Pick<Deps, "db" | "now" | "content">,
  viewer: Pick<Viewer, "memberId" | "email">,
) {
  const member = await findMember(deps, viewer.memberId);
  const phone = normalisePhone(member?.phone ?? "");
  const memberships = await listMemberships(deps, viewer);
  const running = memberships.filter(({ state }) => state === "active" || state === "grace");
  const plan = PLAN_IDS.findLast((planId) => running.some(({ card }) => card.planId === planId));
  return {
    phone: phone && EVENT_PATTERNS.phone.test(phone) ? phone : undefined,
    membershipStatus: plan && STATUS_OF[plan],
  };
}
