import { showResultOnce } from "./dashboard/show-once.ts";
import { storeUser } from "./dashboard/store-user.ts";
import type { StoredUser } from "./page/stored-user.ts";

export function start(user: StoredUser): void {
  storeUser(user);
  showResultOnce();
}
