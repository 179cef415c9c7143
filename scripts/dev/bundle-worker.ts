import { build } from "esbuild";
import { root } from "./processes.ts";

/**
 * The code of a Worker as one module. Do not set `keepNames`: it wraps functions in a helper, and the fake Razorpay sends
 * one of its functions to the browser as text.
 */
export async function bundleWorker(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2024",
    external: ["cloudflare:workers"],
  });
  return outputFiles[0]?.text ?? "";
}
