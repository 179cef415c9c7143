import { useEffect } from "react";
import { storeUser } from "#app/client/dashboard/store-user.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";

export function useStoredUser({ name, role }: { name: string; role: Role }): void {
  useEffect(() => storeUser({ name, role }), [name, role]);
}
