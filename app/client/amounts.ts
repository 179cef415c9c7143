import { groupWhileTyping } from "./dashboard/rupee-grouping.ts";

export function start(): void {
  document.addEventListener("input", groupWhileTyping);
}
