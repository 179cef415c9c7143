import { afterEach, beforeAll, beforeEach, type RunnerTestSuite } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    guards?: number[];
  }
}

const seen = new Set<number>();
Object.assign(globalThis, { seenGuards: seen });
let atLoad: number[] | undefined;

// In reverse: a test that passes without the earlier ones does not depend on them, so it can run alone.
const turnFile = (_: object, file: object) => turn(file as RunnerTestSuite);
// Bound, because Vitest would read the names of its parameters.
beforeAll(turnFile.bind(undefined));

beforeEach(() => {
  atLoad ??= [...seen];
});

afterEach(({ task }) => {
  task.meta.guards = [...new Set([...(atLoad ?? []), ...seen])];
  seen.clear();
});

function turn(suite: RunnerTestSuite): void {
  suite.tasks.reverse();
  for (const task of suite.tasks) if (task.type === "suite") turn(task);
}
