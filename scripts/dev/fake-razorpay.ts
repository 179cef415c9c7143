import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./processes.ts";

/** The fake Razorpay as a Worker for `startWorkerd`, with the keys of `variables`. It sends its webhooks to `siteUrl`. */
export async function fakeRazorpay(variables: Record<string, string>, siteUrl: string) {
  const { outputFiles } = await build({
    entryPoints: [join(root, "worker/fake-razorpay/index.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2024",
    external: ["cloudflare:workers"],
  });
  return {
    name: "fake-razorpay",
    compatibilityDate: "2026-10-12",
    modules: [{ type: "ESModule", path: join(root, "fake-razorpay.js"), contents: outputFiles[0]?.text ?? "" }],
    modulesRoot: root,
    durableObjects: { STATE: { className: "RazorpayState", useSQLite: true } },
    bindings: { ...variables, WEBHOOK_URL: `${siteUrl}/api/payment/webhook` },
  };
}
