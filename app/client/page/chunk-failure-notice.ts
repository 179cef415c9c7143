import * as m from "#messages/errors.ts";

export function showChunkFailure(detail: string): void {
  const notice = element("div", "chunk-failure");
  notice.setAttribute("role", "alert");
  notice.tabIndex = -1;
  const actions = element("p", "button-row");
  for (const [label, className, act] of [
    [m.tryAgain(), "button", () => location.reload()],
    [m.continueWithout(), "button button-secondary", () => notice.remove()],
  ] as const) {
    actions.appendChild(element("button", className, label)).addEventListener("click", act);
  }
  notice.appendChild(element("p", "", m.partMissing()));
  notice.appendChild(element("p", "chunk-failure-detail", detail));
  notice.appendChild(actions);
  place(notice);
  notice.focus({ preventScroll: true });
}

/** Inserts the notice into the page's flow, so that it covers nothing. */
function place(notice: HTMLElement): void {
  const main = document.querySelector("main") ?? document.body;
  const barEnd = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const next = [...main.children].find((part) => part.getBoundingClientRect().top >= barEnd - 1);
  main.insertBefore(notice, next ?? null);
}

function element(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
