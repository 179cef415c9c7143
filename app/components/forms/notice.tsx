import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { useAlertFocus } from "./use-alert-focus.ts";

export type NoticeContent = {
  kind: "success" | "error" | "info";
  text: string;
  help?: string | undefined;
  icon?: string;
  link?: { href: string; label: string } | undefined;
  /** Leaves the focus where it is. */
  isQuiet?: boolean;
};

const ICONS = { success: "check", error: "triangle-alert", info: "info" };

/** What the specification calls an "alert": announced at once, and focused. */
export function Notice({
  kind,
  text,
  help,
  icon = ICONS[kind],
  isQuiet,
  link,
  children,
}: NoticeContent & { children?: ReactNode }) {
  const alert = useAlertFocus<HTMLParagraphElement>(text, isQuiet);
  return (
    <div className={`notice notice-${kind}`}>
      <p
        className="notice-text"
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without the script the browser itself moves the focus to the result
        autoFocus={!isQuiet} // oxlint-disable-line jsx-a11y/no-autofocus
        ref={alert}
      >
        <Icon name={icon} />
        {text}
      </p>
      {help && <p className="notice-help">{help}</p>}
      {link && (
        <p className="notice-help">
          <a href={link.href}>{link.label}</a>
        </p>
      )}
      {children}
    </div>
  );
}
