import { withInput } from "#worker/contracts/problem.ts";
import { NameSeat } from "#worker/contracts/seats/seat.ts";
import { withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { type Buyer, type InviteDeps, inviteToSeat } from "#worker/domain/seats/invite-seat.server.ts";

export async function takeSeatStep(deps: InviteDeps, buyer: Buyer, { withdraw, email = "" }: Record<string, string>) {
  if (withdraw) return { outcome: await withdrawSeat(deps, buyer.memberId, withdraw), done: "withdrawn" };
  const outcome = await withInput(NameSeat, { email }, (input) => inviteToSeat(deps, buyer, input.email));
  return { outcome, done: outcome.ok ? outcome.value.status : "" };
}
