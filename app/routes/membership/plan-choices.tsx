import { Choices } from "#app/components/ui/choices.tsx";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type Need = PlanCard["fits"][number];

const CHOICES: Record<Need, string> = {
  alone: "I run it alone",
  team: "Three of us",
  mentor: "We want a mentor",
  money: "We raise money",
};

export function PlanChoices() {
  return <Choices name="need" legend="What describes you?" all="Show all" options={CHOICES} />;
}
