import { start as groupAmounts } from "./amounts.ts";
import { start as showPrintButtons } from "./print.ts";

export function start(): void {
  groupAmounts();
  showPrintButtons();
}
