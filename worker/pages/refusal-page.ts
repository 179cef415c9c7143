import { html } from "hono/html";
import { headersOf, type Refusal, refused, statusOf } from "../contracts/problem.ts";

/** A small document, or plain text for React Router's script. */
export async function answerRefusal(request: Request, requestId: string, refusal: Refusal): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isData = pathname.endsWith(".data");
  const type = isData ? "text/plain" : "text/html";
  return new Response(isData ? refusal.message : String(await documentOf(refusal, requestId, pathname)), {
    status: statusOf(refusal),
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", ...headersOf(refusal) },
  });
}

function documentOf({ message }: Refusal, requestId: string, pathname: string) {
  // A path such as //elsewhere.example would lead to another site.
  const back = /^\/[\w-]+$/.test(pathname) ? pathname : undefined;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent | MASA Forum</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<h1>Not sent</h1>
<p role="alert">${message}</p>
<p>${back ? html`<a href="${back}">Open the page again</a>, or go` : "Go"} to the <a href="/">home page</a>.</p>
<p>If this keeps happening, send us this reference: ${requestId}</p>
</main>
</body>
</html>`;
}

export async function unavailablePage(requestId: string): Promise<Response> {
  const body = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment · MASA Forum</title>
</head>
<body>
<h1>Back in a moment</h1>
<p>Our pages are not available right now. Nothing you sent is lost. Please try again in half a minute.</p>
<p>If this keeps happening, send us this reference: ${requestId}</p>
</body>
</html>`;
  return new Response(body.toString(), {
    status: statusOf(refused("unavailable")),
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "30" },
  });
}
