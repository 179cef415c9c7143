import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an alert when it appears or its text changes. */
export function useAlertFocus<Alert extends HTMLElement>(text: string, isQuiet = false): RefObject<Alert | null> {
  const alert = useRef<Alert>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text takes the focus again
  useEffect(() => {
    // Do not take the focus from a visitor who is already using the page when hydration ends.
    const isInUse = !document.documentElement.dataset["ready"] && document.activeElement !== document.body;
    if (!isQuiet && !isInUse) alert.current?.focus();
  }, [text, isQuiet]);
  return alert;
}
