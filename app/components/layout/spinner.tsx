/** Stands where something is still loading; hidden where no script would ever take it away. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
