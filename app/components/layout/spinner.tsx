import { Sign } from "../ui/sign.tsx";

/**
 * Its style sheet is app/styles/spinner.css. Hidden without JavaScript, which would never remove it; under reduced motion
 * the sign does not move and the label is visible.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <Sign lit={6} />
      <span>{label}</span>
    </output>
  );
}
