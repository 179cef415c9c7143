/** Section 3. For display only; the session decides. */
export function hasStoredUser(): boolean {
  try {
    return localStorage.getItem("user") !== null;
  } catch {
    return false;
  }
}

/** Section 2, Logout. */
export function clearUserOnLogout(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset["clearRole"] === undefined) return;
    try {
      for (const key of ["token", "user", `tasks_${target.dataset["clearRole"]}`]) localStorage.removeItem(key);
      const field = Object.assign(document.createElement("input"), {
        type: "hidden",
        name: "storageCleared",
        value: "yes",
      });
      target.appendChild(field);
    } catch (error) {
      // The server then sends Clear-Site-Data.
      console.warn(error);
    }
  });
}
