import { Sign } from "../ui/sign.tsx";

/**
 * Styled by app/styles/spinner.css. Hidden without JavaScript, because nothing would remove it; under reduced motion
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
