import { storedUser } from "../page/stored-user.ts";

/** Public pages are the same for everybody, so the bar learns here who is logged in. */
export function showAccount(): void {
  const update = () => {
    const user = storedUser();
    document.documentElement.toggleAttribute("data-user", user !== undefined);
    const name = user?.name ?? "";
    for (const [part, text] of [
      ["initials", initialsOf(name)],
      ["name", name],
    ] as const) {
      const element = document.querySelector(`.account-${part}`);
      if (element) element.textContent = text;
    }
  };
  update();
  // A page from the back/forward cache, another tab, and this page's own module.
  for (const type of ["pageshow", "storage", "user:stored"]) addEventListener(type, update);
}

/** Initials of the first and the last word before a degree: "Anjali Rao, Ph.D." */
export function initialsOf(name: string): string {
  // Without a look-behind, which Safari before 16.4 cannot parse: the whole module would fail.
  return name
    .replace(/,.*/, "")
    .trim()
    .replace(/^(\S)\S*(?:.*\s(\S)\S*)?$/u, "$1$2");
}
