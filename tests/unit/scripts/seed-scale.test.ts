import { expect, test } from "vitest";
import { seedScale } from "../../../scripts/dev/seed-scale.ts";

test.each([["--remote"], ["--env", "production"], [".wrangler/state", "production"]])(
  "the command for large test data refuses a deployed database: %s %s",
  async (...args) => {
    await expect(seedScale(args)).rejects.toThrow("It never fills a deployed one.");
  },
);
