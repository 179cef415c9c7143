import { partsDone } from "#messages/dashboard/report.ts";
import { lightSign } from "./sign.ts";

/** Ticks the parts whose fields are filled in, counts them, and lights the sign. */
export function showReportProgress(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const done = parts.filter((part) => {
    const controls = [...part.querySelectorAll<HTMLInputElement>("[name]")];
    const isDone = controls.every(({ value }) => value.trim() !== "");
    for (const place of document.querySelectorAll(`[data-part="${part.id}"], [data-part-link="${part.id}"]`)) {
      place.classList.toggle("done", isDone);
    }
    return isDone;
  }).length;
  const count = document.querySelector("[data-parts-done]");
  if (count) count.textContent = partsDone({ done, all: parts.length });
  lightSign(".report-progress", done);
}

/** Opens folded parts with invalid fields, because the browser cannot point to a hidden field. */
export function unfoldInvalidParts(form: HTMLFormElement): void {
  form.noValidate = false;
  const unfold = ({ target }: Event) => {
    const part = target instanceof Element ? target.closest("details") : null;
    if (part) part.open = true;
  };
  form.addEventListener("invalid", unfold, true);
}
