import { Hono } from "hono";
import { html } from "hono/html";
import { describeRoute, generateSpecs } from "hono-openapi";
import { PROBLEMS } from "../contracts/problem.ts";
import type { ApiEnv } from "./env.ts";

type Spec = Awaited<ReturnType<typeof generateSpecs>>;
type Operation = NonNullable<NonNullable<Spec["paths"][string]>["post"]>;

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

/** The API's description of itself: the OpenAPI document made from the routes, and a page that reads well. */
export function reference(api: Hono<ApiEnv>) {
  // The same for an isolate's whole life, and dear to make.
  let spec: Spec | undefined;
  const specify = async () => {
    spec ??= await generateSpecs(api, { documentation, defaultValidationErrorResponse: false });
    return spec;
  };
  return new Hono<ApiEnv>()
    .get("/openapi.json", describeRoute({ hide: true }), async (c) => c.json(await specify()))
    .get("/docs", describeRoute({ hide: true }), async (c) => c.html(page(await specify())));
}

function page(spec: Spec) {
  const calls = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries({ GET: item.get, POST: item.post }).flatMap(([method, operation]) =>
      operation ? [call(method, path, operation)] : [],
    ),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${spec.info.title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>${spec.info.title}</h1>
<p>${prose(spec.info.description)}</p>
<p>The same as a document for machines: <a href="/api/openapi.json">/api/openapi.json</a></p>
${calls}
<section>
<h2>Codes of refusals</h2>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(PROBLEMS).map(
    ([code, [status, title]]) =>
      html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`,
  )}</tbody>
</table>
</section>
</main>
</body>
</html>`;
}

function call(method: string, path: string, operation: Operation) {
  const body = operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : undefined;
  const schema = body?.["application/json"]?.schema;
  return html`<section>
<h2><code>${method} ${path}</code></h2>
<p>${operation.summary}. ${prose(operation.description ?? "")}</p>
${schema ? html`<h3>Body</h3><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>` : ""}
<h3>Answers</h3>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      html`<tr><td>${status}</td><td>${"description" in response ? prose(response.description) : ""}</td></tr>`,
  )}</tbody>
</table>
</section>`;
}

/** Text with `code` in backticks. */
function prose(text = "") {
  return text.split("`").map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));
}
