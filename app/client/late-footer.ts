import { showLateFooter } from "./page/late-footer.ts";

export function start(): void {
  showLateFooter();
}
