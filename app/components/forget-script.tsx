import type { Role } from "#worker/contracts/vocabulary.ts";
import { InlineScript } from "./inline-script.tsx";

/**
 * Section 2, Logout: a form with `data-forgets` takes the stored token, user and tasks of the role along, and tells the
 * server so. Text in the document, because the form can be sent before the application runs, which carries none of it.
 */
export function ForgetScript({ role }: { role: Role }) {
  return <InlineScript run={forgetOnLeaving} settings={role} />;
}

function forgetOnLeaving(role: string): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset["forgets"] === undefined) return;
    try {
      for (const key of ["token", "user", `tasks_${role}`]) localStorage.removeItem(key);
      target.appendChild(
        Object.assign(document.createElement("input"), { type: "hidden", name: "forgotten", value: "yes" }),
      );
    } catch (error) {
      // The answer has the browser forget.
      console.warn(error);
    }
  });
}
