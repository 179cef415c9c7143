export type StoredUser = { name: string; role: string };

/** Section 3: the user in the browser's storage. For display only; the session decides. */
export function storedUser(): StoredUser | undefined {
  try {
    const user = JSON.parse(localStorage.getItem("user") ?? "null") as Partial<StoredUser> | null;
    // Anything may be stored under this name.
    return typeof user?.name === "string" ? { name: user.name, role: String(user.role) } : undefined;
  } catch {
    return undefined;
  }
}

export function hasStoredUser(): boolean {
  return storedUser() !== undefined;
}

/** Section 2, Logout. The form names the role; on pages that are the same for everyone, the stored user's counts. */
export function clearUserOnLogout(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset["clearRole"] === undefined) return;
    // A module that loads while the page unloads must not store the user again.
    document.documentElement.dataset["logout"] = "";
    const role = target.dataset["clearRole"] || storedUser()?.role;
    try {
      for (const key of ["token", "user", `tasks_${role}`]) localStorage.removeItem(key);
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
