import { groupRupees, groupWhileTyping } from "./dashboard/rupee-grouping.ts";

export function start(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.rupees")) {
    input.value = groupRupees(input.value, 0).text;
  }
  document.addEventListener("input", groupWhileTyping);
}
