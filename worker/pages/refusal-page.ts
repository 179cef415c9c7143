import { html } from "hono/html";
import { headersOf, type Refusal, statusOf } from "../contracts/problem.ts";
import type { Visit } from "./visit.ts";

/** A small document, or plain text for React Router's script. */
export async function answerRefusal(visit: Visit, refusal: Refusal, title = "Not sent"): Promise<Response> {
  const isData = visit.url.pathname.endsWith(".data");
  const body = isData ? refusal.message : await documentOf(visit, refusal, title);
  const type = isData ? "text/plain" : "text/html";
  return new Response(body.toString(), {
    status: statusOf(refusal),
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", ...headersOf(refusal) },
  });
}

function documentOf({ url, requestId }: Visit, { message }: Refusal, title: string) {
  // A path such as //elsewhere.example would lead to another site.
  const back = /^\/[\w-]+$/.test(url.pathname) ? url.pathname : undefined;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | MASA Forum</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${message}</p>
<p>${back ? html`<a href="${back}">Open the page again</a>, or go` : "Go"} to the <a href="/">home page</a>.</p>
<p>If this keeps happening, send us this reference: ${requestId}</p>
</main>
</body>
</html>`;
}
