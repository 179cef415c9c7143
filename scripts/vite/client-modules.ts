import { globSync } from "node:fs";
import { basename } from "node:path";
import { build, type Plugin } from "vite";
import { hindiFile, textsOf } from "./client-languages.ts";

const ID = "virtual:client-modules";

/**
 * Bundles each entry `app/client/<name>.ts` separately into `/assets/<name>-<hash>.js` and exports the addresses as
 * `virtual:client-modules`. Each file is self-contained, so that a page without hydration needs only one request.
 */
export function clientModules(): Plugin {
  let isBuild = false;
  return {
    name: "client-modules",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const addresses: Record<string, string> = {};
      for (const file of globSync("app/client/*.ts")) {
        const name = basename(file, ".ts");
        const chunks = isBuild ? await bundle(file) : [];
        addresses[name] = isBuild ? `/${chunks[0]?.fileName}` : `/${file}`;
        if (this.environment.name !== "client") continue;
        for (const { fileName, code } of chunks) {
          this.emitFile({ type: "asset", fileName, source: textsOf("en", code) });
          this.emitFile({ type: "asset", fileName: hindiFile(fileName), source: textsOf("hi", code) });
        }
      }
      // React keeps the server-rendered elements, so the client bundle does not need the addresses.
      const known = isBuild && this.environment.name === "client" ? {} : addresses;
      return `export const modules = ${JSON.stringify(known)};`;
    },
  };
}

/** The entry's chunk comes first. */
async function bundle(file: string) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.filter((output) => output.type === "chunk");
}
