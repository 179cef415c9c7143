import { planName } from "#messages/membership/plan-names.ts";
import type { MembershipCard } from "../../contracts/payment.ts";
import type { PlanId } from "../../contracts/vocabulary.ts";
import { longDate } from "../india-calendar.server.ts";
import { drawKolam } from "./kolam.server.ts";

export function makeMembershipCard(
  { planId, planTitle, name }: { planId: PlanId; planTitle: string; name: string },
  { validTo }: { validTo: string },
  number: string,
): MembershipCard {
  return { planId, plan: planName(planTitle), name, number, validTo: longDate(validTo), kolam: drawKolam(number) };
}
