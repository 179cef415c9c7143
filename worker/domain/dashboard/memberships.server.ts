import type { Deps } from "../../deps.ts";
import { findMember } from "../accounts/members.server.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { isInUse } from "../membership/terms.server.ts";
import { listOwnMemberships, type OwnMembership } from "../privacy/account-overview.server.ts";
import { seatsOf } from "../seats/seat-term.server.ts";
import { listAcceptedSeats } from "../seats/seats.server.ts";

/** `company` names the buyer of a membership in which the member has a seat. */
export type MembershipOrSeat = OwnMembership & { company?: string | undefined };

/** Lists a member's memberships: own ones in use, then those of seats while the company has them, then past ones. */
export async function listMemberships(
  deps: Pick<Deps, "db" | "now" | "content">,
  { memberId, email }: Pick<Viewer, "memberId" | "email">,
): Promise<MembershipOrSeat[]> {
  const own = await listOwnMemberships(deps, email);
  const bySeat = await listBySeat(deps, memberId);
  return [...own.filter(isInUse), ...bySeat, ...own.filter((membership) => !isInUse(membership))];
}

async function listBySeat(deps: Pick<Deps, "db" | "now" | "content">, memberId: string): Promise<MembershipOrSeat[]> {
  const accepted = await listAcceptedSeats(deps, memberId);
  const holder = accepted.length > 0 ? await findMember(deps, memberId) : undefined;
  if (!holder) return [];
  const { plans } = (await deps.content.snapshot()).collections;
  const bySeat: MembershipOrSeat[] = [];
  for (const { ownerId, place } of accepted) {
    const owner = ownerId === memberId ? undefined : await findMember(deps, ownerId);
    if (!owner) continue;
    const includesPlace = ({ card }: OwnMembership) =>
      place <= seatsOf(plans.find(({ planId }) => planId === card.planId));
    const used = (await listOwnMemberships(deps, owner.email)).filter(isInUse);
    // A membership in grace counts only if no other one is active.
    const current = used.some(({ state }) => state === "active") ? used.filter(({ state }) => state !== "grace") : used;
    for (const membership of current.filter(includesPlace)) {
      bySeat.push({ ...membership, card: { ...membership.card, name: holder.name }, company: membership.buyerName });
    }
  }
  return bySeat;
}
