import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { root } from "./processes.ts";

/** The code of a Worker as one module. */
export function bundleWorker(entry: string): Promise<string> {
  return bundle(join(root, entry), "esm");
}

/** `import { code } from "./module.ts?script"` is the module as a script for the browser. */
const browserScripts: Plugin = {
  name: "browser-scripts",
  setup(bundler) {
    bundler.onResolve({ filter: /\?script$/ }, ({ path, resolveDir }) => {
      return { namespace: "script", path: join(resolveDir, path.replace("?script", "")) };
    });
    bundler.onLoad({ filter: /./, namespace: "script" }, async ({ path }) => {
      return { contents: `export const code = ${JSON.stringify(await bundle(path, "iife"))}` };
    });
  },
};

async function bundle(entry: string, format: "esm" | "iife"): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    target: "es2024",
    external: ["cloudflare:workers"],
    plugins: [browserScripts],
  });
  return outputFiles[0]?.text ?? "";
}
