import { useEffect } from "react";
import type { Place } from "../places.ts";

const PAUSE_MS = 1500;

/** `/` goes to the search field, `g` and a letter to a place. Nothing while the operator types. */
export function useShortcuts(places: readonly Place[]): void {
  useEffect(() => {
    let firstAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>("[data-search]");
        if (search) event.preventDefault();
        search?.focus();
      } else if (event.key === "g") {
        firstAt = event.timeStamp;
      } else if (event.timeStamp - firstAt < PAUSE_MS) {
        firstAt = 0;
        const place = places.find(({ key }) => key === event.key);
        if (place) location.assign(place.href);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [places]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}
