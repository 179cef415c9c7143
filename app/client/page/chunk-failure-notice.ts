/** Tells the visitor that a part of the page is missing and offers to load the page again. */
export function showChunkFailure(detail: string): void {
  const notice = element("div", "chunk-failure");
  notice.setAttribute("role", "alert");
  notice.tabIndex = -1;
  const actions = element("p", "button-row");
  for (const [label, className, act] of [
    ["Try again", "button", () => location.reload()],
    ["Read on", "button button-secondary", () => notice.remove()],
  ] as const) {
    actions.appendChild(element("button", className, label)).addEventListener("click", act);
  }
  notice.appendChild(element("p", "", "A part of this page could not be loaded. You can read on without it."));
  notice.appendChild(element("p", "chunk-failure-detail", detail));
  notice.appendChild(actions);
  document.body.insertBefore(notice, document.querySelector("main"));
  notice.focus({ preventScroll: true });
}

function element(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
