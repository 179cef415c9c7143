import type { Role } from "#worker/contracts/vocabulary.ts";

/** Section 2, Logout. The site module clears what the browser stores of this role before the form is sent. */
export function LogOutButton({ role }: { role: Role }) {
  return (
    <form method="post" action="/logout" data-clear-role={role}>
      <button className="button button-secondary" type="submit">
        Logout
      </button>
    </form>
  );
}
