import { callApi } from "../page/call-api.ts";

const MARKER = "masa-first-visit";
/** Section 4. */
const NAVIGATION_DELAY_MS = 300;

/** Section 2. */
export function askOnFirstVisit(): void {
  const template = document.querySelector<HTMLTemplateElement>("#first-visit-popup");
  // A visitor who has just seen the failure notice is asked on another visit.
  const hasFailed = document.documentElement.dataset["chunkFailed"] !== undefined;
  if (!template || hasFailed || !takeFirstVisit()) return;
  document.body.appendChild(template.content.cloneNode(true));
  const dialog = document.body.lastElementChild;
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog.addEventListener("close", () => dialog.remove());
  for (const button of dialog.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      dialog.close();
      const { destination } = button.dataset;
      if (!destination) return;
      // Section 7: ignore the response.
      void callApi("/user-intent", { intent: button.value });
      setTimeout(() => location.assign(destination), NAVIGATION_DELAY_MS);
    });
  }
  dialog.showModal();
}

/** Without storage the visitor would be asked each time, so do not ask. */
function takeFirstVisit(): boolean {
  try {
    if (localStorage.getItem(MARKER) !== null) return false;
    localStorage.setItem(MARKER, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
