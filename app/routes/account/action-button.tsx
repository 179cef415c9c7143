export function ActionButton({ step, id, label, what }: { step: string; id: string; label: string; what: string }) {
  return (
    <form method="post">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="id" value={id} />
      <button className="button button-secondary" type="submit">
        {label}
        <span className="visually-hidden"> {what}</span>
      </button>
    </form>
  );
}
