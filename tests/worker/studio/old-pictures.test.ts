import { expect, test } from "vitest";
import { news } from "#worker/content/seed/news.ts";
import { removePicture } from "#worker/domain/content/pictures/remove-picture.server.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import { listPublicationsOf } from "#worker/domain/content/publications.server.ts";
import { listRevisions } from "#worker/domain/content/revisions.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { restoreVersion } from "#worker/domain/studio/restore-version.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { webp } from "../../support/fixtures/pictures/containers.ts";
import { openSite } from "../../support/site/site.ts";

const LOST = "The picture “Two potters” was removed from the library. Choose another one, or add it again.";
const [{ slug: _slug, ...item } = { slug: "" }] = news;
let seed = 9100;

/** A published entry that had a picture 100 days ago, and has none now. */
async function openOld() {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const { deps } = site;
  const files = { large: webp(1200, 800, { seed: seed++ }), small: webp(480, 320) };
  const added = await uploadPicture(deps, by, { alt: "Two potters", focusX: 50, focusY: 50, ...files });
  const hash = added.ok ? added.value.hash : expect.fail(added.message);
  const slug = `n-${crypto.randomUUID()}`;
  const place = { collection: "news" as const, slug };
  const image = { src: `/uploads/${hash}-1200.webp`, alt: "Two potters", width: 1200, height: 800 };
  await createEntry(deps, by, place, { data: { ...item, image }, hi: undefined });
  await publishEntry(deps, by, { ...place, version: 1 });
  await saveDraft(deps, by, { ...place, version: 2 }, { data: { ...item, title: "Without" }, hi: undefined });
  await publishEntry(deps, by, { ...place, version: 3 });
  await deps.db.run(`update content_revisions set created_at = created_at - 100 * 86400000
    where entry_id = 'news:${slug}' and data like '%${hash}%'`);
  return { site, deps, by, place: { ...place, version: 4 }, hash, image };
}

test("an old version whose picture was removed is not restored, and the refusal names the picture", async () => {
  const { site, deps, by, place, hash } = await openOld();
  const oldest = (await listRevisions(deps.db, `news:${place.slug}`)).at(-1) ?? expect.fail("no version");
  expect(await removePicture(deps, by, hash)).toMatchObject({ ok: true });
  expect(await restoreVersion(deps, by, place, oldest.id)).toMatchObject({ code: "picture_removed", message: LOST });
  expect(await entryOf(site, "news", place.slug)).toMatchObject({ draft: null, data: { title: "Without" } });
});

test("an old version whose picture still exists is restored", async () => {
  const { deps, by, place } = await openOld();
  const oldest = (await listRevisions(deps.db, `news:${place.slug}`)).at(-1) ?? expect.fail("no version");
  expect(await restoreVersion(deps, by, place, oldest.id)).toMatchObject({ ok: true });
});

test("a publication is not undone if that restores a text whose picture was removed, and nothing changes", async () => {
  const { site, deps, by, place, hash } = await openOld();
  const [last = expect.fail("no publication")] = await listPublicationsOf(deps.db, `news:${place.slug}`);
  await removePicture(deps, by, hash);
  expect(await undoPublication(deps, by, last.id)).toMatchObject({ code: "picture_removed", message: LOST });
  expect(await entryOf(site, "news", place.slug)).toMatchObject({ version: 4, data: { title: "Without" } });
});

test("a draft whose picture was lost in another way is not published", async () => {
  const { deps, by, place, hash, image } = await openOld();
  await saveDraft(deps, by, place, { data: { ...item, image }, hi: undefined });
  await deps.db.run(`delete from pictures where hash = '${hash}'`);
  const published = await publishEntry(deps, by, { ...place, version: 5 });
  expect(published).toMatchObject({ code: "picture_removed", message: LOST });
});
