import type { ReactNode } from "react";
import { Sign } from "../ui/sign.tsx";
import { useAlertFocus } from "./use-alert-focus.ts";

/** Replaces an accepted form: the specification's message as the heading, then the next step. */
export function SuccessPanel({ text, children }: { text: string; children: ReactNode }) {
  const alert = useAlertFocus<HTMLSpanElement>(text);
  return (
    <div className="success">
      <Sign lit={6} />
      <h2>
        <span
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without the script the browser itself moves the focus to the result
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
          ref={alert}
        >
          {text}
        </span>
      </h2>
      <div className="success-next">{children}</div>
    </div>
  );
}
