import { BULK_ROWS } from "#worker/contracts/console/vocabulary.ts";
import type { ListView } from "#worker/domain/console/list.server.ts";

export type BulkChoice = { step: string; label: string; limit?: number | undefined };

export function BulkBar({ view, bulk }: { view: ListView; bulk: readonly BulkChoice[] }) {
  const limit = Math.min(BULK_ROWS, ...bulk.map((one) => one.limit ?? BULK_ROWS));
  return (
    <div className="console-bulk">
      {Object.entries(view.entered).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <input type="checkbox" name="all" />
        <span>{`Everything that matches, at most ${limit}`}</span>
      </label>
      {bulk.map(({ step, label }) => (
        <button key={step} className="button button-secondary" type="submit" name="do" value={step}>
          {`${label} …`}
        </button>
      ))}
    </div>
  );
}
