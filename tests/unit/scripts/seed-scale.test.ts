import { expect, test } from "vitest";
import { attempt } from "../../../scripts/dev/processes.ts";

test.each([["--remote"], ["--env", "production"], [".wrangler/state", "production"]])(
  "the command for large test data refuses a deployed database: %s %s",
  async (...args) => {
    const { code, output } = await attempt("node", ["scripts/dev/seed-scale.ts", ...args]);
    expect(code).not.toBe(0);
    expect(output).toContain("It never fills a deployed one.");
  },
);
