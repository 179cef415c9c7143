import { expect, test } from "vitest";
import { admitPost } from "#worker/pages/serve-uncached.ts";
import { openVisit } from "#worker/pages/visit.ts";
import { openContext } from "../../support/site/execution-contexts.ts";
import { openSite } from "../../support/site/site.ts";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const { deps } = openSite();

type Post = { method?: string; body?: string | ReadableStream; headers?: Record<string, string> };

async function post(init: Post, { isTooMuch = false, takesFiles = false, path = "/contact" } = {}) {
  const headers = { Origin: deps.config.siteUrl, ...FORM, ...init.headers };
  const request = new Request(`${deps.config.siteUrl}${path}`, { method: "POST", ...init, headers });
  const edgeLimiter = { allows: async () => !isTooMuch };
  const context = { deps: { ...deps, edgeLimiter }, ctx: openContext(), requestId: "test", trace: { route: path } };
  const admitted = await admitPost(openVisit(request, context), { maxBytes: 100, takesFiles });
  return admitted instanceof Response
    ? { status: admitted.status, text: await admitted.text() }
    : { body: new TextDecoder().decode(await admitted.arrayBuffer()) };
}

test("a page's own form is admitted with its body, and so is a post without a body", async () => {
  expect(await post({ body: "name=Asha" })).toEqual({ body: "name=Asha" });
  expect(await post({})).toEqual({ body: "" });
});

test("reading a page needs no proof of where it comes from", async () => {
  const headers = { Origin: "https://elsewhere.example" };
  expect(await post({ method: "GET", headers }, { isTooMuch: true })).toEqual({ body: "" });
});

test.each([
  ["of another site", { body: "name=Asha", headers: { Origin: "https://elsewhere.example" } }, 403, "not sent from"],
  [
    "of another type",
    { body: "{}", headers: { "Content-Type": "application/json" } },
    415,
    "did not come from the page’s own form",
  ],
  ["above the limit", { body: `text=${"a".repeat(100)}` }, 413, "too long for this form"],
])("a form %s is refused", async (_name, init, status, message) => {
  expect(await post(init)).toEqual({ status, text: expect.stringContaining(message) });
});

test("a page that takes files admits them up to its limit, and no other page does", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect(await post({ body: "--x--", headers }, { takesFiles: true })).toEqual({ body: "--x--" });
  expect(await post({ body: "--x--", headers })).toMatchObject({ status: 415 });
  const { status, text } = await post({ body: "a".repeat(101), headers }, { takesFiles: true });
  expect([status, text]).toEqual([413, expect.stringContaining("The file is too large")]);
});

test("a file above the limit is read to its end, because a browser that is cut off shows no refusal", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "5000" };
  let sent = 0;
  const send = (controller: ReadableStreamDefaultController) => {
    sent += 1;
    if (sent > 50) controller.close();
    else controller.enqueue(new Uint8Array(100));
  };
  const file = () => new ReadableStream({ pull: send }, { highWaterMark: 0 });
  expect(await post({ body: file(), headers }, { takesFiles: true })).toMatchObject({ status: 413 });
  expect(sent).toBe(51);
  sent = 0;
  const fields = { ...headers, ...FORM };
  expect(await post({ body: file(), headers: fields })).toMatchObject({ status: 413 });
  expect(sent).toBe(0);
});

test("too many posts of one client are refused, and a script gets only the message", async () => {
  const { status, text } = await post({ body: "name=Asha" }, { isTooMuch: true, path: "/contact.data" });
  expect(status).toBe(429);
  expect(text).toMatch(/^Too many attempts\./);
});
