import { afterAll, beforeAll, expect, test } from "vitest";
import { findEntry } from "../../worker/domain/content/entries.server.ts";
import { previewPath } from "../../worker/domain/studio/previews.server.ts";
import { saveDraft } from "../../worker/domain/studio/save-entry.server.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("preview");
}, 120_000);
afterAll(() => site.stop());

const BY = { memberId: "editor", requestId: "request-1" };
const PLACE = { collection: "policies", slug: "privacy-policy" } as const;
const PAGE = "/PrivacyPolicy";

async function save(changes: object) {
  const stored = (await findEntry(site.deps.db, PLACE.collection, PLACE.slug)) ?? expect.fail("no policy");
  const data = { ...(stored.data as object), ...changes };
  const saved = await saveDraft(site.deps, BY, { ...PLACE, version: stored.version }, { data, hi: undefined });
  expect(saved.ok).toBe(true);
}

test("a preview is the real page with the draft in it: private by its signature, not cached, not indexed", async () => {
  await save({ intro: "An intro that only a preview shows." });
  const path = previewPath(site.deps, "policies:privacy-policy", PAGE);
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  const [shown, published] = [await response.text(), await (await site.get(PAGE)).text()];
  expect(shown).toContain("An intro that only a preview shows.");
  expect(published).not.toContain("An intro that only a preview shows.");
  expect(shown).toMatch(/body:{1,2}before\s?\{\s?content:\s?"Preview – not published"/);
  expect(published).not.toContain("not published");
  expect(await (await site.get(`${PAGE}?preview=`)).text()).not.toContain("An intro that only a preview shows.");
});

test("an altered or expired link shows no draft, and an incomplete draft says so", async () => {
  await save({ intro: "Another intro." });
  const path = previewPath(site.deps, "policies:privacy-policy", PAGE);
  const old = { ...site.deps, now: () => new Date(Date.now() - 25 * 60 * 60_000) };
  const other = path.replace("privacy-policy", "terms-and-conditions");
  for (const wrong of [
    `${path}0`,
    other,
    previewPath(old, "policies:privacy-policy", PAGE),
    `${PAGE}?preview=a.b.c.d`,
  ]) {
    const response = await site.get(wrong);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("This preview has expired");
  }
  await save({ intro: "" });
  expect((await site.get(path)).status).toBe(422);
});
