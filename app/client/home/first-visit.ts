import { callApi } from "../page/call-api.ts";

const MARKER = "masa-first-visit";
/** Section 4: navigation follows the choice after 300 ms. */
const NAVIGATION_DELAY_MS = 300;

/** Section 2: the popup of the first visit. Its choice is sent to the server and leads to the page of that choice. */
export function askOnFirstVisit(): void {
  const template = document.querySelector<HTMLTemplateElement>("#first-visit-popup");
  // A visitor who was just told that a part is missing is asked another time.
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
      // Section 7: the response is ignored.
      void callApi("/user-intent", { intent: button.value });
      setTimeout(() => location.assign(destination), NAVIGATION_DELAY_MS);
    });
  }
  dialog.showModal();
}

/** Sets the marker. A browser that stores nothing is never asked, because it would be asked each time. */
function takeFirstVisit(): boolean {
  try {
    if (localStorage.getItem(MARKER) !== null) return false;
    localStorage.setItem(MARKER, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
