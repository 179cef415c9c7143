/** Marks a sample entry that has not been replaced by a real one. */
export function SampleBadge() {
  return (
    <span className="sample-badge">
      Sample<span className="visually-hidden"> entry</span>
    </span>
  );
}
