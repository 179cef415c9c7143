import { sample } from "#messages/parts.ts";
import { MORE, Rich } from "./rich.tsx";

/** Marks a sample entry that has not been replaced by a real one. */
export function SampleBadge() {
  return (
    <span className="sample-badge">
      <Rich text={sample} parts={MORE} />
    </span>
  );
}
