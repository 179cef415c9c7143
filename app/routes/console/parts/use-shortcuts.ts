import { useEffect, useRef } from "react";
import type { MenuEntry } from "../menu-entries.ts";

const PAUSE_MS = 1500;

/** Ctrl or ⌘ K searches, `?` helps, `/` goes to the page's search, `g` and a letter to a page; not while typing. */
export function useShortcuts(entries: readonly MenuEntry[]) {
  const search = useRef<HTMLDialogElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let firstAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") return openDialog(event, search.current);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "?") return openDialog(event, help.current);
      if (event.key === "/") {
        const field = document.querySelector<HTMLInputElement>("main [data-search]");
        if (field) event.preventDefault();
        field?.focus();
      } else if (event.key === "g") {
        firstAt = event.timeStamp;
      } else if (event.timeStamp - firstAt < PAUSE_MS) {
        firstAt = 0;
        const entry = entries.find(({ key }) => key === event.key);
        if (entry) location.assign(entry.href);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [entries]);
  return { search, help };
}

function openDialog(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  event.preventDefault();
  if (!dialog?.open) dialog?.showModal();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}
