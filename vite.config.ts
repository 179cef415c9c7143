import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  environments: {
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: a page names each of them in its document, and waits for the last.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules|rolldown.runtime/ },
                { name: "parts", test: /app.components.(?!footer)|worker.contracts.vocabulary/ },
              ],
            },
          },
        },
      },
    },
  },
});
