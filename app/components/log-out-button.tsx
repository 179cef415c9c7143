import type { Role } from "#worker/contracts/vocabulary.ts";
import { forgetStoredUser } from "./stored-user.ts";

/** Section 2, Logout. Without the script the answer itself has the browser forget (`Clear-Site-Data`). */
export function LogOutButton({ role }: { role: Role }) {
  return (
    <form method="post" action="/logout" onSubmit={() => forgetStoredUser(role)}>
      <button className="button button-secondary" type="submit">
        Logout
      </button>
    </form>
  );
}
