import { afterEach, beforeEach } from "vitest";

// A file that has found the guard missing needs none of its other tests.
let isFound = false;

beforeEach((context) => {
  if (isFound) context.skip();
});

afterEach(({ task }) => {
  isFound ||= task.result?.state === "fail";
});
