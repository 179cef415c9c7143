import { MENU } from "../menu-entries.ts";

export function listTitle(path: string): string {
  return MENU.find(({ href }) => href === path)?.label ?? "";
}
