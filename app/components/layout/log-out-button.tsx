import * as m from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";

/**
 * Section 2, Logout. The site module clears what the browser stores of this role before the form is sent; without
 * `role`, of the stored user's role.
 */
export function LogOutButton({ role, className = "button button-secondary" }: { role?: Role; className?: string }) {
  return (
    <form method="post" action={localPath("/logout")} data-clear-role={role ?? ""}>
      <button className={className} type="submit">
        {m.logout()}
      </button>
    </form>
  );
}
