/** Section 2, Logout; its page has a {@link ForgetScript}. */
export function LogOutButton() {
  return (
    <form method="post" action="/logout" data-forgets>
      <button className="button button-secondary" type="submit">
        Logout
      </button>
    </form>
  );
}
