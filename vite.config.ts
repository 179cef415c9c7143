import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { apiReference } from "./scripts/vite/api-reference.ts";
import { clientLanguages } from "./scripts/vite/client-languages.ts";
import { clientModules } from "./scripts/vite/client-modules.ts";

/** Of `npm run dev`. */
const DEV_PORT = 5173;

/** The Worker accepts forms only from its own address, and the development server has another port. */
const devConfig = { vars: { SITE_URL: `http://localhost:${DEV_PORT}` } };

const PLATFORM_BROTLI = { "brotli/decompress.js": new URL("worker/providers/brotli.ts", import.meta.url).pathname };

/** React's renderer of whole strings. `react-dom/server` adds the streaming one: 33 kB more, compressed, and never used. */
const STRING_RENDERER = {
  "react-dom/server": new URL(
    "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js",
    import.meta.url,
  ).pathname,
};

export default defineConfig(({ command }) => ({
  resolve: { alias: { ...PLATFORM_BROTLI, ...(command === "build" && STRING_RENDERER) } },
  server: { port: DEV_PORT, strictPort: true },
  plugins: [
    clientModules(),
    clientLanguages(),
    apiReference(),
    cloudflare({ viteEnvironment: { name: "ssr" }, ...(command === "serve" && { config: devConfig }) }),
    reactRouter(),
  ],
  environments: {
    // workerd has no import.meta.url, with which pdfkit names a colour profile that no document uses.
    ssr: { build: { minify: true }, ...(command === "build" && { define: { "import.meta.url": '"file:///"' } }) },
    client: {
      build: {
        rolldownOptions: {
          // Without these groups, a page that hydrates loads three times as many files (docs/benchmarks.md).
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown.runtime/,
                },
                {
                  name: "layout",
                  test: /\/app\/(root\.tsx|components\/layout\/|components\/ui\/(choices|external-link|markdown)\.)|\/messages\/(layout|locale|message)\./,
                },
                { name: "forms", test: /\/app\/(components\/forms|client\/page|seo)\//, minShareCount: 6 },
                { name: "membership-card", test: /\/app\/components\/ui\/(membership-card|kolam)\./ },
              ],
            },
          },
        },
      },
    },
  },
}));
