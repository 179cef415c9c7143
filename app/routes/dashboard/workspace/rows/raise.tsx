export function Raise({ raise, name }: { raise: { percent: number; offered: string; ask: string }; name: string }) {
  const { percent, offered, ask } = raise;
  return (
    <div className="desk-raise">
      <progress max={100} value={percent} aria-label={`Offers to ${name}`} />
      <p>
        <strong>₹{offered}</strong> {`offered of ₹${ask}`}
      </p>
    </div>
  );
}
