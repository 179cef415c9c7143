import { groupAmount, groupWhileTyping } from "./dashboard/rupee-grouping.ts";

export function start(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.rupees")) groupAmount(input, 0);
  document.addEventListener("input", groupWhileTyping);
}
