import { groupAmount, groupWhileTyping } from "./dashboard/rupee-grouping.ts";

export function start(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.rupees")) {
    // The visitor may already be typing: keep the caret after the digit that was typed last.
    groupAmount(input, input.selectionStart ?? input.value.length);
  }
  document.addEventListener("input", groupWhileTyping);
}
