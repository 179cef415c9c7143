import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Of `npm run dev`. */
const DEV_PORT = 5173;

/**
 * Parts of libraries that this site never reaches: React's streams, other sites' accounts, tokens that are no sessions of
 * ours, and certificates of authenticators, for which it does not ask. They were a quarter of the Worker.
 */
const UNREACHED = [
  /\/react-dom-server\.edge\.production\.js$/,
  /@better-auth\/core\/dist\/social-providers\/(?!index)/,
  /@simplewebauthn\/server\/.*\/verifyAttestation(AndroidKey|AndroidSafetyNet|Apple|FIDOU2F|TPM)\.js$/,
  /@simplewebauthn\/server\/.*\/(validateCertificatePath|getCertificateInfo|isCertRevoked|convertX509PublicKeyToCOSE)\.js$/,
  /\/node_modules\/jose\/.*\/index\.js$/,
  /\/node_modules\/@noble\/ciphers\//,
];

/** Leaves these parts out of the Worker; one that is reached all the same throws, with its name. */
function leaveOut(parts: readonly RegExp[]): Plugin {
  return {
    name: "leave-out",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      const path = id.split("?")[0] ?? "";
      if (this.environment.name !== "ssr" || !parts.some((part) => part.test(path))) return null;
      const names = this.parse(code).body.flatMap((node) => {
        if (node.type !== "ExportNamedDeclaration") return [];
        const declared =
          node.declaration?.type === "VariableDeclaration" ? node.declaration.declarations : [node.declaration];
        const ids = declared.map((one) => one && "id" in one && one.id);
        return [...ids, ...node.specifiers.map(({ exported }) => exported)].flatMap((id) =>
          id && "name" in id ? [String(id.name)] : [],
        );
      });
      const stubs = names.map(
        (name) => `export function ${name}() { throw new Error("${name} was left out of the build."); }`,
      );
      return { code: stubs.join("\n"), map: null };
    },
  };
}

/** What pages with a form share, and others need not fetch. */
const FORM_PARTS = "posted-form|error-summary|form-|field|check-field|consent|role-field|challenge|notice|read-form";
/** What one or two pages with the application use, or none. */
const OTHER_PARTS = "log-out|back-link|inline-script|deed|jump-list|next-step|markdown";

/** The development server has a port of its own, and the Worker takes forms of its own address alone. */
const devConfig = { vars: { SITE_URL: `http://localhost:${DEV_PORT}` } };

export default defineConfig(({ command }) => ({
  plugins: [
    leaveOut(UNREACHED),
    cloudflare({ viteEnvironment: { name: "ssr" }, ...(command === "serve" && { config: devConfig }) }),
    reactRouter(),
  ],
  server: { port: DEV_PORT, strictPort: true },
  environments: {
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: a page names each of them in its document, and waits for the last.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules|rolldown.runtime/, priority: 2 },
                {
                  name: "parts",
                  test: new RegExp(`app.components.(?!${OTHER_PARTS}|${FORM_PARTS})|worker.contracts.vocabulary`),
                  priority: 1,
                },
                { name: "forms", test: new RegExp(`app.components.(${FORM_PARTS})`) },
              ],
            },
          },
        },
      },
    },
  },
}));
