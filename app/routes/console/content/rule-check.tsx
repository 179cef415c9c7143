import type { RuleCheck as View } from "#worker/domain/studio/views/view-rule-check.server.ts";

/** Shown before new rules of a scheme are published: what they change, and who has to publish them. */
export function RuleCheck({ results, isOwn }: View) {
  return (
    <section className="studio-check" aria-labelledby="rule-check">
      <h2 id="rule-check">The rules have changed</h2>
      <p>
        {isOwn
          ? "You changed them, so a colleague must publish them. Ask somebody to check each rule against its source."
          : "A colleague changed them. Check each rule against its source: publishing confirms them."}
      </p>
      {results.length === 0 ? (
        <p>No result of our example businesses changes.</p>
      ) : (
        <>
          <p>{`These results of our example businesses change (${results.length}):`}</p>
          <ul>
            {results.map(({ who, before, after }) => (
              <li key={who}>
                <strong>{who}</strong>
                <span>{`Before: ${before}`}</span>
                <span>{`After: ${after}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
