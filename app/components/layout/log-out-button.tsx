import * as m from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";

/** Section 2, Logout. The site module first clears what is stored for this role, or for the stored user's. */
export function LogOutButton({ role, className = "button button-secondary" }: { role?: Role; className?: string }) {
  return (
    <form method="post" action={localPath("/logout")} data-clear-role={role ?? ""}>
      <button className={className} type="submit">
        {m.logout()}
      </button>
    </form>
  );
}
