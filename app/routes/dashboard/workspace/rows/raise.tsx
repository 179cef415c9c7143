export function Raise({ raise, name }: { raise: { percent: number; accepted: string; ask: string }; name: string }) {
  const { percent, accepted, ask } = raise;
  return (
    <div className="desk-raise">
      <progress max={100} value={percent} aria-label={`Accepted offers to ${name}`} />
      <p>
        <strong>₹{accepted}</strong> {`of ₹${ask} in accepted offers`}
      </p>
    </div>
  );
}
