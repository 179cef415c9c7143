import { hasLoggedOut } from "../page/logged-out.ts";
import type { StoredUser } from "../page/stored-user.ts";

/** Stores `user`, never `token`. Skipped after a logout was sent, which must not store the user again. */
export function storeUser({ name, role }: StoredUser): void {
  if (hasLoggedOut()) return;
  try {
    localStorage.setItem("user", JSON.stringify({ name, role }));
    dispatchEvent(new Event("user:stored"));
  } catch (error) {
    console.warn("Storage is not available:", error instanceof Error ? error.name : "unknown");
  }
}
