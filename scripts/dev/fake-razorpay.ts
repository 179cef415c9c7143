import { oneModule } from "./built-worker.ts";
import { bundleWorker } from "./bundle-worker.ts";

/** The fake Razorpay as a Worker for `startWorkerd`, with the keys of `variables`. It sends its webhooks to `siteUrl`. */
export async function fakeRazorpay(variables: Record<string, string>, siteUrl: string) {
  return {
    name: "fake-razorpay",
    compatibilityDate: "2026-10-12",
    ...oneModule(await bundleWorker("worker/fake-razorpay/index.ts")),
    durableObjects: { STATE: { className: "RazorpayState", useSQLite: true } },
    bindings: { ...variables, WEBHOOK_URL: `${siteUrl}/api/payment/webhook` },
  };
}
