import { groupAmount, groupWhileTyping } from "./dashboard/rupee-grouping.ts";

export function start(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.rupees")) {
    // It may have the focus: the caret stays behind the digit that was typed last.
    groupAmount(input, input.selectionStart ?? input.value.length);
  }
  document.addEventListener("input", groupWhileTyping);
}
