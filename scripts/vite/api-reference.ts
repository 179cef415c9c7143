import { cpSync, createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCALAR = "node_modules/@scalar/api-reference/dist/browser";

/** Serves the browser build of `@scalar/api-reference` under `/scalar/`, for the page `/api/docs`. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }) {
      cpSync(SCALAR, join(dir, "scalar"), {
        recursive: true,
        filter: (path) => !/\.map$|\/standalone\.js$/.test(path),
      });
    },
    configureServer(server) {
      server.middlewares.use("/scalar", ({ url = "" }, response, next) => {
        const file = join(SCALAR, new URL(url, "http://localhost").pathname);
        if (!file.endsWith(".js") || !existsSync(file)) return next();
        response.setHeader("Content-Type", "text/javascript");
        createReadStream(file).pipe(response);
      });
    },
  };
}
