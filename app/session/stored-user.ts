import { useEffect } from "react";
import { isLeft } from "#app/client/page/left.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";

/** Section 3. Only a hint: the session decides. */
type StoredUser = { name: string; role: Role };

/** Stores `user`, never `token`. Skipped after a logout was sent, which must not store the user again. */
export function useStoredUser({ name, role }: StoredUser): void {
  useEffect(() => {
    if (isLeft()) return;
    try {
      localStorage.setItem("user", JSON.stringify({ name, role }));
      dispatchEvent(new Event("user:stored"));
    } catch (error) {
      console.warn("Storage is not available:", error instanceof Error ? error.name : "unknown");
    }
  }, [name, role]);
}
