import { waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { api } from "#worker/api/app.ts";
import { createDeps, type Deps } from "#worker/deps.ts";
import { clientIdOf } from "#worker/http/client-id.ts";
import { createIsolateMemory } from "#worker/isolate-memory.ts";
import { deliverMailAfterResponse } from "#worker/jobs/mail-after-response.server.ts";
import { log, requestLog } from "#worker/log.ts";
import type { Mail } from "#worker/providers/mail.ts";
import { createOutgoing } from "#worker/providers/outgoing.ts";
import { createRazorpay } from "#worker/providers/razorpay.ts";
import { logged } from "../fixtures/log.ts";
import { openContext } from "./execution-contexts.ts";

const OWN_PAGE = { Origin: "http://localhost:8787" };
/** 16 hexadecimal digits, like the ids that the entry generates. */
const REQUEST_ID = "00000000000000aa";

/** A visitor's view of the API, in workerd on real D1. `changes` replace dependencies, such as the clock. */
export function openSite(changes: Partial<Deps> = {}) {
  const ctx = openContext();
  const lines: string[] = [];
  // Each visitor has a separate address, so that tests do not share rate limits.
  const ip = `2001:db8:${randomGroup()}:${randomGroup()}::1`;
  const made = createDeps(env, ctx);
  // A separate circuit breaker: a provider that fails in one test is called again in the next.
  const keys = made.config.razorpay;
  const payments = keys && createRazorpay(keys, createOutgoing([keys.apiUrl], log), logged(lines));
  const deps: Deps = { ...made, payments, memory: createIsolateMemory(), log: logged(lines), ...changes };
  const request = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://localhost:8787/api${path}`, init);
    if (!request.headers.has("CF-Connecting-IP")) request.headers.set("CF-Connecting-IP", ip);
    const clientId = clientIdOf(request);
    const requestLines = requestLog(deps.log, { requestId: REQUEST_ID, clientId, secret: deps.config.authSecret });
    const ofRequest = { ...deps, clientId, log: requestLines, queued: { mail: false } };
    const response = await api.fetch(request, { deps: ofRequest, requestId: REQUEST_ID }, ctx);
    deliverMailAfterResponse(ofRequest);
    return response;
  };
  return {
    deps,
    lines,
    request,
    /** Posts like this site's own pages. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...("Cookie" in headers && OWN_PAGE), ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    /** Waits for work deferred until after the response, such as mail. */
    settle: () => waitOnExecutionContext(ctx),
  };
}

/** A site that collects its delivered mails in `mails`. */
export function openSiteWithMails(changes: Partial<Deps> = {}) {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => ({ ok: true as const, count: mails.push(mail) });
  return { site: openSite({ ...changes, mail: { send } }), mails };
}

/** A running clock that starts on a day before the events and the reviews of the initial content. */
export function clockBeforeEvents(): () => Date {
  const ahead = Date.now() - Date.parse("2026-11-24T06:00:00Z");
  return () => new Date(Date.now() - ahead);
}

function randomGroup(): string {
  return Math.floor(Math.random() * 0x10000).toString(16);
}

export type Site = ReturnType<typeof openSite>;
