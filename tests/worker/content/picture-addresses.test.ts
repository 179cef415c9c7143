import { waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { Deps } from "#worker/deps.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import { servePicture } from "#worker/pages/serve-picture.ts";
import { openVisit } from "#worker/pages/visit.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { avif, webp } from "../../support/fixtures/pictures/containers.ts";
import { openContext } from "../../support/site/execution-contexts.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const large = webp(1200, 800, { seed: 77 });
let address = "";
beforeAll(async () => {
  const editor = await operatorOf(site, "editor");
  const upload = { alt: "A loom", focusX: 50, focusY: 50, large, small: webp(480, 320) };
  const outcome = await uploadPicture(site.deps, editor, upload);
  address = outcome.ok ? `/uploads/${outcome.value.hash}-1200.webp` : "";
});

async function ask(path: string, init: RequestInit = {}, changes: Partial<Deps> = {}) {
  const ctx = openContext();
  const request = new Request(`http://localhost:8787${path}`, init);
  const context = { deps: { ...site.deps, ...changes }, ctx, requestId: "test", trace: { route: "*" } };
  const response = await servePicture(openVisit(request, context));
  await waitOnExecutionContext(ctx);
  return response;
}

test("an uploaded picture is served with its type, its length, a tag and immutable caching", async () => {
  for (const response of [await ask(address), await ask(address)]) {
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(large.length),
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${address.replace("/uploads/", "")}"`,
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(large);
  }
});

test("an AVIF picture is served as AVIF", async () => {
  const editor = await operatorOf(site, "editor");
  const upload = { alt: "A loom", focusX: 50, focusY: 50, large: avif(300, 200), small: undefined };
  const outcome = await uploadPicture(site.deps, editor, upload);
  const hash = outcome.ok ? outcome.value.hash : "";
  expect((await ask(`/uploads/${hash}-300.avif`)).headers.get("Content-Type")).toBe("image/avif");
});

test("HEAD has no body, and a known tag needs none", async () => {
  const head = await ask(address, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, `${large.length}`, ""]);
  const tag = head.headers.get("ETag") ?? "";
  const known = await ask(address, { headers: { "If-None-Match": `W/${tag}` } });
  expect([known.status, known.headers.get("Content-Type"), await known.text()]).toEqual([304, null, ""]);
  expect((await ask(address, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("other paths return 404", async () => {
  const unknown = [
    `/uploads/${"0".repeat(32)}-1200.webp`,
    address.replace("-1200", "-1201"),
    address.replace(".webp", ".html"),
    address.toUpperCase(),
    "/uploads/",
    "/uploads/../settings",
    "/uploads/%2e%2e%2fsettings",
  ];
  for (const path of unknown) {
    const response = await ask(path);
    expect([path, response.status, response.headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
  }
  const posted = await ask(address, { method: "POST" });
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("while the files cannot be read, the answer says so and is not cached", async () => {
  const broken = { ...site.deps.pictureFiles, get: () => Promise.reject(new Error("R2 is down")) };
  const response = await ask(`/uploads/${"1".repeat(32)}-1200.webp`, {}, { pictureFiles: broken });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(site.lines.join("\n")).toContain("picture.read_failed");
});
