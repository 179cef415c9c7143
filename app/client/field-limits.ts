import * as m from "#messages/forms.ts";

type LimitedField = HTMLInputElement | HTMLTextAreaElement;

const NEAR_LIMIT = 0.9;
const ANNOUNCE_AFTER_MS = 700;

let announcement: ReturnType<typeof setTimeout>;

export function start(): void {
  // Text typed before this module loaded.
  for (const field of document.querySelectorAll("[maxlength]")) {
    const text = isLimited(field) && countText(field.value.length, field.maxLength);
    if (text) show(field, text);
  }
  document.addEventListener("input", ({ target }) => {
    if (isLimited(target)) show(target, countText(target.value.length, target.maxLength));
  });
  document.addEventListener("paste", ({ target, clipboardData }) => {
    if (!isLimited(target)) return;
    const pasted = clipboardData?.getData("text") ?? "";
    // By then the browser has inserted as much of the text as fits.
    setTimeout(
      () => isCut(target.value, pasted, target.maxLength) && show(target, m.pastedTextCut({ max: target.maxLength })),
    );
  });
}

export function countText(length: number, maxLength: number): string {
  if (length < maxLength * NEAR_LIMIT) return "";
  return m.charactersLeft({ count: maxLength - length });
}

/** Ignores white space: fields change line breaks, and email fields trim. */
export function isCut(value: string, pasted: string, maxLength: number): boolean {
  const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");
  return value.length >= maxLength && !withoutSpace(value).includes(withoutSpace(pasted));
}

function isLimited(target: EventTarget | null): target is LimitedField {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && target.maxLength > 0;
}

function show(field: LimitedField, text: string): void {
  const shown = field.closest(".field")?.querySelector(".field-limit");
  const spoken = shown?.nextElementSibling;
  if (!shown || !spoken) return;
  shown.textContent = text;
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    spoken.textContent = text;
  }, ANNOUNCE_AFTER_MS);
}
