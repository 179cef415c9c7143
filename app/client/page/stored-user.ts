/** Section 3: what the browser remembers of a member. It decides nothing; the session does. */
export function hasStoredUser(): boolean {
  try {
    return localStorage.getItem("user") !== null;
  } catch {
    // Storage is blocked, so nobody can be remembered.
    return false;
  }
}

/** Section 2, Logout: clears the stored token, user and tasks, and tells the server that it did. */
export function clearUserOnLogout(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset["clearRole"] === undefined) return;
    try {
      for (const key of ["token", "user", `tasks_${target.dataset["clearRole"]}`]) localStorage.removeItem(key);
      const field = Object.assign(document.createElement("input"), { type: "hidden", name: "forgotten", value: "yes" });
      target.appendChild(field);
    } catch (error) {
      // The server then answers with Clear-Site-Data.
      console.warn(error);
    }
  });
}
