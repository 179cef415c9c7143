import { Choices } from "#app/components/ui/choices.tsx";
import * as m from "#messages/membership/page.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type Need = PlanCard["fits"][number];

export function PlanChoices() {
  const options: Record<Need, string> = { alone: m.alone(), team: m.team(), mentor: m.mentor(), money: m.money() };
  return <Choices name="need" legend={m.need()} all={m.showAll()} options={options} />;
}
