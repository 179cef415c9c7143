import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { build } from "esbuild";
import { defineConfig } from "vitest/config";

/** Keys of the stand-in, for the tests alone. */
const KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_WorkerTests01",
  RAZORPAY_KEY_SECRET: "worker-tests-key-secret",
  RAZORPAY_WEBHOOK_SECRET: "worker-tests-webhook-secret",
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "worker-tests-previous-secret",
};

/** The stand-in as one script: it runs in a Worker beside the tests, and every outgoing call reaches it. */
async function bundleStandIn(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["worker/sandbox/index.ts"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2024",
    external: ["cloudflare:workers"],
  });
  return outputFiles[0]?.text ?? "";
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: "./tests/support/api-worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ...KEYS,
                // Tests of one file share typed addresses; those of the limits themselves set the real ones.
                LIMITS_FACTOR: "20",
                MIN_FILL_SECONDS: "2",
                RAZORPAY_API_URL: "http://razorpay.test",
                RAZORPAY_CHECKOUT_URL: "http://razorpay.test/v1/checkout.js",
                MIGRATIONS: await readD1Migrations("./migrations"),
              },
              serviceBindings: { STAND_IN: "razorpay-stand-in" },
              outboundService: "razorpay-stand-in",
              workers: [
                {
                  name: "razorpay-stand-in",
                  modules: true,
                  script: await bundleStandIn(),
                  compatibilityDate: "2026-10-12",
                  durableObjects: { LEDGER: { className: "Ledger", useSQLite: true } },
                  bindings: { ...KEYS, WEBHOOK_URL: "" },
                },
              ],
            },
          })),
        ],
        test: { name: "worker", include: ["tests/worker/**/*.test.ts"], setupFiles: ["./tests/support/database.ts"] },
      },
    ],
  },
});
