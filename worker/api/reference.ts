import { Scalar } from "@scalar/hono-api-reference";
import { Hono } from "hono";
import { html } from "hono/html";
import { describeRoute, generateSpecs } from "hono-openapi";
import { problemTitle } from "#messages/contracts/problems.ts";
import { englishLabels } from "#messages/labels.ts";
import { PROBLEMS, type ProblemCode } from "../contracts/problem.ts";
import type { ApiEnv } from "./env.ts";

type Spec = Awaited<ReturnType<typeof generateSpecs>>;

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "MASA Forum API",
    version: "1.0.0",
    description:
      "The calls of the public site. JSON in, JSON out; every refusal is `application/problem+json` with a `code` from one table. Unknown fields are dropped, bodies end at 16 KB, and calls from another site's pages are refused.",
    license: { name: "All rights reserved", url: "/TermsAndConditions" },
  },
  servers: [{ url: "/" }],
};

export function reference(api: Hono<ApiEnv>) {
  // Cached for the isolate's lifetime: expensive to generate, and it never changes.
  let spec: Spec | undefined;
  const specify = async () => {
    spec ??= await generateSpecs(api, { documentation, defaultValidationErrorResponse: false });
    return spec;
  };
  return new Hono<ApiEnv>()
    .get("/openapi.json", describeRoute({ hide: true }), async (c) => c.json(await specify()))
    .get("/docs", describeRoute({ hide: true }), async (c) => {
      const nonce = crypto.randomUUID();
      const page = await Scalar<ApiEnv>({ ...SCALAR, nonce })(c, async () => {});
      const response = await insertParts(page ?? c.res, await specify());
      response.headers.set("Content-Security-Policy", policy(nonce));
      response.headers.set("Cache-Control", "no-store");
      return response;
    });
}

/** Turns off Scalar's CDN, proxy, telemetry, fonts and assistant. */
const SCALAR = {
  url: "/api/openapi.json",
  bundle: "/scalar/standalone.esm.js",
  pageTitle: documentation.info.title,
  theme: "none",
  layout: "modern",
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  hideDarkModeToggle: true,
  forceDarkModeState: "light",
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/** Scalar inserts its style sheet with the nonce of `<meta property="csp-nonce">`. Its other styles stay blocked. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Scalar renders a whole document. This adds the site's header and the parts that work without JavaScript. */
async function insertParts(page: Response, spec: Spec): Promise<Response> {
  const [head, before, after] = await Promise.all([headLinks(), header(spec), refusalCodes()]);
  return new HTMLRewriter()
    .on("html", { element: (root) => void root.setAttribute("lang", "en") })
    .on("head", { element: (element) => void element.append(String(head), { html: true }) })
    .on("body", {
      element(body) {
        body.prepend(String(before), { html: true });
        body.append(String(after), { html: true });
      },
    })
    .transform(page);
}

function headLinks() {
  return html`<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api-docs.css">
`;
}

function header(spec: Spec) {
  const operations = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries({ GET: item.get, POST: item.post }).flatMap(([method, operation]) =>
      operation ? [{ call: `${method} ${path}`, summary: operation.summary }] : [],
    ),
  );
  return html`<header class="site">
<a href="/"><img src="/logo.svg" alt="MASA Forum, home" height="36"></a>
<nav aria-label="API"><a href="/api/openapi.json">openapi.json</a> <a href="#codes">Refusal codes</a></nav>
</header>
<noscript>
<main class="plain">
<h1>${spec.info.title}</h1>
<p>The full description is the OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a></p>
<ul>${operations.map(({ call, summary }) => html`<li><code>${call}</code> ${summary}</li>`)}</ul>
</main>
</noscript>
`;
}

function refusalCodes() {
  const titles = englishLabels(problemTitle);
  return html`<section class="codes" id="codes">
<h2>Refusal codes</h2>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(PROBLEMS).map(
    ([code, status]) =>
      html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${titles[code as ProblemCode]}</td></tr>`,
  )}</tbody>
</table>
</section>
`;
}
