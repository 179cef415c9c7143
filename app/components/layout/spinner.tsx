/** Hidden without JavaScript, which would never remove it. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
