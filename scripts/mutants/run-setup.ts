import { afterAll, afterEach, beforeEach } from "vitest";

// Once a test has failed without the guard, the file's other tests need not run.
let isFound = false;

beforeEach((context) => {
  if (isFound) context.skip();
});

afterEach(({ task }) => {
  isFound ||= task.result?.state === "fail";
});

// The next file must fill its database with every guard active.
afterAll(() => {
  Object.assign(globalThis, { lackedGuard: undefined });
});
