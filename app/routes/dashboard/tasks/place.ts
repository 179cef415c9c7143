import { localPath } from "#messages/locale.ts";
import { taskStep } from "#messages/vocabulary/workspace.ts";
import { TASKS } from "#worker/contracts/workspace-vocabulary.ts";

export type Role = keyof typeof TASKS;

export function placeOf(role: Role, id: string) {
  const found = TASKS[role].find((task) => task.id === id);
  return { href: localPath(found?.place ?? "/dashboard"), step: found ? taskStep(found.id) : "" };
}
