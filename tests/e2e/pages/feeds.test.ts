import { expect, test } from "../../support/browser/browser.ts";

test("every page links the feed, the manifest and the icons, and they exist", async ({ visit, request }) => {
  const page = await visit("/MSMENews");
  for (const rel of ['alternate"][type="application/rss+xml', "manifest", "icon"]) {
    const href = await page.locator(`head link[rel="${rel}"]`).getAttribute("href");
    expect((await request.get(href ?? "missing")).status(), rel).toBe(200);
  }
  // Apple's devices request it without a link.
  expect((await request.get("/apple-touch-icon.png")).status()).toBe(200);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "MASA Forum", start_url: "/" });
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"]).toBe(type);
  }
});
