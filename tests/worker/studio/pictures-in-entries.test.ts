import { beforeAll, expect, test } from "vitest";
import { news } from "#worker/content/seed/news.ts";
import { listTrailOf } from "#worker/domain/audit-trail.server.ts";
import { viewPicture } from "#worker/domain/content/pictures/library.server.ts";
import { removePicture } from "#worker/domain/content/pictures/remove-picture.server.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { listKnownPictures, pictureChoices, withSizes } from "#worker/domain/studio/known-pictures.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { webp } from "../../support/fixtures/pictures/containers.ts";
import { openSite } from "../../support/site/site.ts";

const { deps } = openSite();
let editor: Operator;
let seed = 7000;
beforeAll(async () => {
  editor = await operatorOf({ deps }, "editor");
});

async function add(alt = "A loom", altHi?: string) {
  const files = { large: webp(1200, 800, { seed: seed++ }), small: webp(480, 320) };
  const outcome = await uploadPicture(deps, editor, { alt, altHi, focusX: 30, focusY: 70, ...files });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value.hash;
}
const [{ slug: _slug, ...item } = { slug: "" }] = news;
const srcOf = (hash: string) => `/uploads/${hash}-1200.webp`;
const texts = (hash: string) => ({
  data: { ...item, image: { src: srcOf(hash), alt: "A", width: 1200, height: 800 } },
  hi: undefined,
});
const place = () => ({ collection: "news" as const, slug: `n-${crypto.randomUUID()}` });

test("the form offers the pictures of the library first, by their descriptions", async () => {
  const hash = await add("Two potters at a wheel", "चाक पर दो कुम्हार");
  const [first] = pictureChoices(await listKnownPictures(deps.db));
  expect(first).toEqual([
    srcOf(hash),
    "Two potters at a wheel",
    { preview: `/uploads/${hash}-480.webp`, focus: { x: 30, y: 70 } },
    "Two potters at a wheel",
    "चाक पर दो कुम्हार",
  ]);
});

test("an entry takes over both sizes, and the focal point unless it has its own", async () => {
  const hash = await add();
  const known = await listKnownPictures(deps.db);
  const small = { src: `/uploads/${hash}-480.webp`, width: 480 };
  const sizes = { src: srcOf(hash), width: 1200, height: 800, small };
  expect(withSizes({ image: { src: srcOf(hash) } }, known)).toEqual({ image: { ...sizes, focus: { x: 30, y: 70 } } });
  const own = { src: srcOf(hash), focus: { x: 0, y: 100 } };
  expect(withSizes({ cards: [{ image: own }] }, known)).toEqual({ cards: [{ image: { ...sizes, ...own } }] });
});

test("a picture too old for the list is no longer offered, but is still adopted with its sizes", async () => {
  const hash = await add("An old photo");
  for (let i = 0; i < 60; i += 1) await add();
  const offered = pictureChoices(await listKnownPictures(deps.db)).map(([src]) => src);
  expect(offered).not.toContain(srcOf(hash));
  const data = { image: { src: srcOf(hash) } };
  const known = await listKnownPictures(deps.db, data);
  expect(withSizes(data, known)).toMatchObject({ image: { width: 1200, height: 800, focus: { x: 30, y: 70 } } });
});

test("a drawing of the site keeps nothing of the previously chosen picture", async () => {
  const [drawn = ["", ""]] = pictureChoices(await listKnownPictures(deps.db)).filter(([, , uploaded]) => !uploaded);
  const before = { src: drawn[0], small: { src: "/uploads/a-480.webp", width: 480 }, focus: { x: 0, y: 0 } };
  const after = withSizes(before, await listKnownPictures(deps.db));
  expect(Object.keys(after as object).toSorted()).toEqual(["height", "src", "width"]);
});

test("an entry cannot be created or saved with a picture that was removed in the meantime", async () => {
  const [gone, kept] = [await add(), await add()];
  await removePicture(deps, editor, gone);
  const lost = place();
  expect(await createEntry(deps, editor, lost, texts(gone))).toMatchObject({ ok: false, code: "picture_removed" });
  expect(await listTrailOf(deps, `content:news:${lost.slug}`)).toEqual([]);
  const entry = place();
  expect(await createEntry(deps, editor, entry, texts(kept))).toMatchObject({ ok: true });
  const saved = await saveDraft(deps, editor, { ...entry, version: 1 }, texts(gone));
  expect(saved).toMatchObject({ ok: false, code: "picture_removed" });
  expect(await saveDraft(deps, editor, { ...entry, version: 9 }, texts(await add()))).toMatchObject({
    code: "version_conflict",
  });
});

test("of a removal of a picture and a save that uses it at the same moment, one succeeds", async () => {
  for (let round = 0; round < 8; round += 1) {
    const hash = await add();
    const [created, removed] = await Promise.all([
      createEntry(deps, editor, place(), texts(hash)),
      removePicture(deps, editor, hash),
    ]);
    expect([created.ok, removed.ok].filter(Boolean)).toHaveLength(1);
    expect((await viewPicture(deps, hash)) !== undefined).toBe(created.ok);
  }
});
