import { useEffect } from "react";
import type { Role } from "#worker/contracts/vocabulary.ts";

/** Section 3: what the browser keeps of the user. Nothing is decided by it; the session decides. */
type StoredUser = { name: string; role: Role };

/** Whether this browser remembers a signed-in user. */
export function hasStoredUser(): boolean {
  try {
    return localStorage.getItem("user") !== null;
  } catch {
    // Storage is switched off: nobody is remembered.
    return false;
  }
}

/**
 * Writes `user` once the page of a logged-in member has come; `token` is never written. Not on a page that was left before
 * its script ran: who logs out there would be remembered again.
 */
export function useStoredUser({ name, role }: StoredUser): void {
  useEffect(() => {
    if (document.documentElement.dataset["left"] !== undefined) return;
    try {
      localStorage.setItem("user", JSON.stringify({ name, role }));
    } catch (error) {
      // A browser that keeps nothing is no reason to show nothing.
      console.warn("The browser keeps nothing:", error instanceof Error ? error.name : "unknown");
    }
  }, [name, role]);
}

/** Whether somebody is probably logged in; the session decides. */
export function isUserStored(): boolean {
  try {
    return localStorage.getItem("user") !== null;
  } catch {
    return false;
  }
}
