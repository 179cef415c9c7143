import { digitsOf, wholeRupees } from "./rupees.ts";

const WELL_GROUPED = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/;

/** "250000" becomes "2,50,000"; the caret stays after the same digit. Other texts do not change. */
export function groupRupees(text: string, caret: number): { text: string; caret: number } {
  const digits = wholeRupees(text);
  if (digits === undefined) return { text, caret };
  const grouped = Number(digits).toLocaleString("en-IN");
  // Leading zeros are removed.
  const lost = digits.length - digitsOf(grouped).length;
  let left = Math.max(0, digitsOf(text.slice(0, caret)).length - lost);
  let at = 0;
  for (; left > 0; at += 1) if (grouped[at] !== ",") left -= 1;
  return { text: grouped, caret: at };
}

export function groupWhileTyping(event: Event): void {
  const { target: input } = event;
  if (!(input instanceof HTMLInputElement) || !input.matches(".rupees")) return;
  if (event instanceof InputEvent && event.isComposing) return;
  const isTyped = event instanceof InputEvent && (event.data?.length ?? 0) < 2 && event.inputType !== "insertFromPaste";
  groupAmount(input, input.selectionStart ?? input.value.length, isTyped);
}

/** Groups the amount in a field. Leaves pasted or prefilled text with other commas, such as "1,50", unchanged. */
export function groupAmount(input: HTMLInputElement, from: number, isTyped = false): void {
  if (!isTyped && !WELL_GROUPED.test(input.value)) return;
  const { text, caret } = groupRupees(input.value, from);
  if (text === input.value) return;
  input.value = text;
  if (isTyped || document.activeElement === input) input.setSelectionRange(caret, caret);
}
