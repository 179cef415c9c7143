import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type Need = PlanCard["fits"][number];

const CHOICES: Record<Need, string> = {
  alone: "I run it alone",
  team: "Three of us",
  mentor: "We want a mentor",
  money: "We raise money",
};

/** CSS hides the plans that do not fit the choice, so it works without JavaScript. */
export function PlanChoices() {
  return (
    <fieldset className="plan-choices">
      <legend>What describes you?</legend>
      <Choice id="need-all" label="Show all" isFirst />
      {Object.entries(CHOICES).map(([need, label]) => (
        <Choice key={need} id={`need-${need}`} label={label} />
      ))}
    </fieldset>
  );
}

function Choice({ id, label, isFirst }: { id: string; label: string; isFirst?: boolean }) {
  return (
    <label htmlFor={id}>
      <input type="radio" name="need" id={id} defaultChecked={isFirst} />
      {label}
    </label>
  );
}
