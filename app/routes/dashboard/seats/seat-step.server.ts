import { invalidInput } from "#worker/contracts/problem.ts";
import { NameSeat } from "#worker/contracts/seats/seat.ts";
import { withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { type Buyer, type InviteDeps, inviteToSeat } from "#worker/domain/seats/invite-seat.server.ts";

export async function takeSeatStep(deps: InviteDeps, buyer: Buyer, { withdraw, email = "" }: Record<string, string>) {
  if (withdraw) return { outcome: await withdrawSeat(deps, buyer.memberId, withdraw), done: "withdrawn" };
  const input = NameSeat.safeParse({ email });
  if (!input.success) return { outcome: invalidInput(input.error.issues), done: "" };
  const outcome = await inviteToSeat(deps, buyer, input.data.email);
  return { outcome, done: outcome.ok ? outcome.value.status : "" };
}
