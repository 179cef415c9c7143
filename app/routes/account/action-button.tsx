import type { ReactNode } from "react";

export function ActionButton({ step, id, children }: { step: string; id: string; children: ReactNode }) {
  return (
    <form method="post">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="id" value={id} />
      <button className="button button-secondary" type="submit">
        {children}
      </button>
    </form>
  );
}

/** Renders `<more>` of a message for screen readers only. */
export const MORE = { more: (text: string) => <span className="visually-hidden">{text}</span> };
