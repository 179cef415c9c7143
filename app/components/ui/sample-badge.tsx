/** Marks an entry of the seed that a real one has not replaced yet. */
export function SampleBadge() {
  return (
    <span className="sample-badge">
      Sample<span className="visually-hidden"> entry</span>
    </span>
  );
}
