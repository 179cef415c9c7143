import { type StoredUser, storeUser } from "./page/stored-user.ts";

export function start(user: StoredUser): void {
  storeUser(user);
}
