import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import type { OfferStatus } from "#worker/contracts/workspace-vocabulary.ts";

const STEPS = ["submitted", "under_review", "accepted", "declined"] as const;

export function MoveOffer({ status, version }: { status: OfferStatus; version: number }) {
  if (status === "withdrawn") return <p>The investor has withdrawn this offer, so its state cannot be changed.</p>;
  return (
    <section aria-labelledby="move">
      <h2 id="move">Change the state</h2>
      <form method="post" className="console-inline">
        <input type="hidden" name="step" value="move" />
        <input type="hidden" name="version" value={version} />
        <select name="status" defaultValue={status} aria-label="State of the offer">
          {STEPS.map((step) => (
            <option key={step} value={step}>
              {offerStatusLabel(step)}
            </option>
          ))}
        </select>
        <button className="button" type="submit">
          Change
        </button>
      </form>
      <p className="field-help">The investor sees the new state on the dashboard at once. No email is sent.</p>
    </section>
  );
}
