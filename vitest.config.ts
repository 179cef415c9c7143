import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { bundleWorker } from "./scripts/dev/bundle-worker.ts";
import { clientModules } from "./scripts/vite/client-modules.ts";

/** Keys of the fake Razorpay, for tests only. */
const KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_WorkerTests01",
  RAZORPAY_KEY_SECRET: "worker-tests-key-secret",
  RAZORPAY_WEBHOOK_SECRET: "worker-tests-webhook-secret",
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "worker-tests-previous-secret",
};

/** Made one module each before the tests: fetched one by one, their hundreds of modules take longer than the tests. */
const BUNDLED = [
  "@scalar/hono-api-reference",
  "@better-auth/core/api",
  "@better-auth/core/db/adapter",
  "@better-auth/passkey",
  "better-auth/adapters/drizzle",
  "better-auth/api",
  "better-auth/cookies",
  "better-auth/minimal",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "fast-check",
  "feed",
  "hono",
  "hono-openapi",
  "hono/body-limit",
  "hono/html",
  "hono/http-exception",
  "ical-generator",
  "micromark",
  "react-router",
  "xml-js",
  "zod",
];

/** Far more than any test takes alone, because a busy machine is no failure. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

const TEMPORARY = "./tests/support/site/temporary-folder.ts";

export default defineConfig({
  test: {
    // All cores: by default Vitest leaves one idle.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [clientModules()],
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          isolate: false,
          globalSetup: TEMPORARY,
          ...LIMITS,
        },
      },
      // Needs the production build.
      {
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          isolate: false,
          globalSetup: [TEMPORARY, "./scripts/check/filled-database.ts"],
          ...LIMITS,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: "./tests/support/site/api-worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ...KEYS,
                // Tests of one file share typed addresses; those of the limits themselves set the real ones.
                LIMITS_FACTOR: "20",
                RAZORPAY_API_URL: "http://razorpay.test",
                RAZORPAY_CHECKOUT_URL: "http://razorpay.test/v1/checkout.js",
                FUZZ_RUNS: process.env.FUZZ_RUNS ?? "",
                HISTORIES: process.env.HISTORIES ?? "",
                HISTORY: process.env.HISTORY ?? "",
                MIGRATIONS: await readD1Migrations("./migrations"),
              },
              serviceBindings: { FAKE_RAZORPAY: "fake-razorpay", ASSETS: { disk: { path: "./public" } } },
              // Every outgoing call reaches it.
              outboundService: "outside",
              workers: [
                {
                  name: "outside",
                  modules: true,
                  script: await bundleWorker("tests/support/fakes/outgoing-network.ts"),
                  compatibilityDate: "2026-10-12",
                  serviceBindings: { RAZORPAY: "fake-razorpay" },
                },
                {
                  name: "fake-razorpay",
                  modules: true,
                  script: await bundleWorker("worker/fake-razorpay/index.ts"),
                  compatibilityDate: "2026-10-12",
                  durableObjects: { STATE: { className: "RazorpayState", useSQLite: true } },
                  bindings: { ...KEYS, WEBHOOK_URL: "" },
                },
              ],
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: TEMPORARY,
          setupFiles: ["./tests/support/site/database.ts"],
          // Starting workerd and loading the modules takes longer than the tests of most files.
          isolate: false,
          ...LIMITS,
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: BUNDLED,
                rolldownOptions: { external: [/^(node|cloudflare):/, "stream"] },
              },
            },
          },
        },
      },
    ],
  },
});
