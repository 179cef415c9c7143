import { TASKS } from "#worker/contracts/workspace-vocabulary.ts";

export type Role = keyof typeof TASKS;

/** Where a task is done, and what its link says. */
export function placeOf(role: Role, id: string) {
  const found = TASKS[role].find((task) => task.id === id);
  return { href: found?.place ?? "/dashboard", step: found?.step ?? "" };
}
