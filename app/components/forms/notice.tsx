import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";

export type NoticeContent = {
  kind: "success" | "error" | "info";
  text: string;
  help?: string | undefined;
  icon?: string;
  /** Leaves the focus where it is. */
  isQuiet?: boolean;
};

/** Where the specification says "alert": exactly its text, announced at once, and the focus goes there. */
export function Notice({ kind, text, help, icon, isQuiet, children }: NoticeContent & { children?: ReactNode }) {
  const alert = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text takes the focus again
  useEffect(() => {
    // A page that came with the notice may have been used before the application ran.
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
