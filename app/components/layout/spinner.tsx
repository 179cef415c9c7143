import { Sign } from "../ui/sign.tsx";

/** Styled by app/styles/spinner.css: hidden without JavaScript, still and with its label under reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <Sign lit={6} />
      <span>{label}</span>
    </output>
  );
}
