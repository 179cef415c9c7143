import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";

export type NoticeContent = {
  kind: "success" | "error" | "info";
  text: string;
  help?: string | undefined;
  icon?: string;
  /** Does not move the focus. */
  isQuiet?: boolean;
};

/** What the specification calls an "alert": announced at once, and focused. */
export function Notice({ kind, text, help, icon, isQuiet, children }: NoticeContent & { children?: ReactNode }) {
  const alert = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text takes the focus again
  useEffect(() => {
    // The visitor may already be using the page when hydration ends.
    const isInUse = !document.documentElement.dataset["ready"] && document.activeElement !== document.body;
    if (!isQuiet && !isInUse) alert.current?.focus();
  }, [text, isQuiet]);
  return (
    <div className={`notice notice-${kind}`}>
      <p
        className="notice-text"
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without the script the browser itself moves the focus to the answer
        autoFocus={!isQuiet} // oxlint-disable-line jsx-a11y/no-autofocus
        ref={alert}
      >
        {icon && <Icon name={icon} />}
        {text}
      </p>
      {help && <p className="notice-help">{help}</p>}
      {children}
    </div>
  );
}
