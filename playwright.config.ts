import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/check/chromium.ts";

import { SITE_PORT } from "./tests/support/site/ports.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/site/serve.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // They wait more than they work.
  workers: 4,
  retries: 0,
  // Far more than any test takes alone, because a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: {
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
});
