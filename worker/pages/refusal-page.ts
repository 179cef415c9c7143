import { html, raw } from "hono/html";
import * as m from "#messages/contracts/refusal-page.ts";
import { reference } from "#messages/errors.ts";
import { brand } from "#messages/layout.ts";
import { locale, localPath } from "#messages/locale.ts";
import { headersOf, type Refusal, refused, statusOf } from "../contracts/problem.ts";
import type { Visit } from "./visit.ts";

/** Responds with a small HTML page, or with plain text to a `.data` request. */
export async function refusalResponse(visit: Visit, refusal: Refusal, title = m.notSent()): Promise<Response> {
  const body = visit.isData ? refusal.message : await documentOf(visit, refusal, title);
  const type = visit.isData ? "text/plain" : "text/html";
  return new Response(body.toString(), {
    status: statusOf(refusal),
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", ...headersOf(refusal) },
  });
}

export function unavailableResponse(visit: Visit): Promise<Response> {
  return refusalResponse(visit, { ...refused("unavailable", m.unavailable()), retryAfterSeconds: 30 }, m.backSoon());
}

function documentOf({ url, requestId }: Visit, { message }: Refusal, title: string) {
  // A path such as //elsewhere.example would link to another site.
  const back = /^(?:\/hi)?\/[\w-]+$/.test(url.pathname) ? url.pathname : undefined;
  const home = localPath("/");
  return html`<!doctype html>
<html lang="${locale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand()}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${message}</p>
<p>${back ? linked(m.openAgain(), { back, home }) : linked(m.goHome(), { home })}</p>
<p>${reference({ requestId })}</p>
</main>
</body>
</html>`;
}

function linked(text: string, hrefs: Record<string, string>) {
  return raw(
    text.replace(/<(\w+)>(.*?)<\/\1>/g, (_, part: string, label: string) => `<a href="${hrefs[part]}">${label}</a>`),
  );
}
