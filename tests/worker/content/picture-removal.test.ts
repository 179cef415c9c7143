import { beforeAll, expect, test } from "vitest";
import { news } from "#worker/content/seed/news.ts";
import type { Deps } from "#worker/deps.ts";
import { listTrailOf } from "#worker/domain/audit-trail.server.ts";
import { saveEntries } from "#worker/domain/content/content.server.ts";
import { viewLibrary, viewPicture } from "#worker/domain/content/pictures/library.server.ts";
import { removePicture } from "#worker/domain/content/pictures/remove-picture.server.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { webp } from "../../support/fixtures/pictures/containers.ts";
import { openSite } from "../../support/site/site.ts";

const DAY = 86_400_000;
const { deps } = openSite();
const daysLater = (days: number) => openSite({ now: () => new Date(Date.now() + days * DAY) }).deps;
let editor: Operator;
beforeAll(async () => {
  editor = await operatorOf({ deps }, "editor");
});

let seed = 1000;
const files = () => ({ large: webp(1200, 800, { seed: seed++ }), small: webp(480, 320) });
async function add(pair = files()) {
  const outcome = await uploadPicture(deps, editor, { alt: "A loom", focusX: 50, focusY: 50, ...pair });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value.hash;
}
const [{ slug, ...item } = { slug: "" }] = news;
const show = (hash: string | undefined, status: "draft" | "published" = "published") =>
  saveEntries(
    deps,
    [
      {
        collection: "news",
        slug,
        position: 0,
        status,
        data: hash ? { ...item, image: { src: `/uploads/${hash}-1200.webp`, alt: "A", width: 3, height: 2 } } : item,
      },
    ],
    "test",
  );
const unused = async () =>
  (await viewLibrary(deps, { words: "", after: null, isUnused: true })).rows.map(({ hash }) => hash);
const hasFiles = async (hash: string) =>
  Promise.all([`${hash}-1200.webp`, `${hash}-480.webp`].map((name) => deps.pictureFiles.has(name)));
/** The same library, where something happens at one step of the removal. */
const at = (step: "get" | "remove", happen: () => Promise<unknown>): Deps => {
  let isDone = false;
  const { pictureFiles } = deps;
  const once = async () => {
    if (!isDone) {
      isDone = true;
      await happen();
    }
  };
  return {
    ...deps,
    pictureFiles: {
      ...pictureFiles,
      get: async (name) => {
        const bytes = await pictureFiles.get(name);
        if (step === "get") await once();
        return bytes;
      },
      remove: async (names) => {
        if (step === "remove") await once();
        await pictureFiles.remove(names);
      },
    },
  };
};

test("a picture that no entry shows is listed as unused and can be removed, with its files", async () => {
  const hash = await add();
  expect(await unused()).toContain(hash);
  expect(await removePicture(deps, editor, hash)).toMatchObject({ ok: true });
  expect(await viewPicture(deps, hash)).toBeUndefined();
  expect(await hasFiles(hash)).toEqual([false, false]);
  expect((await listTrailOf(deps, `picture:${hash}`)).map(({ action }) => action)).toEqual([
    "picture.removed",
    "picture.uploaded",
  ]);
  expect(await removePicture(deps, editor, hash)).toMatchObject({ ok: false, code: "not_found" });
});

for (const status of ["published", "draft"] as const) {
  test(`a picture of an entry that is ${status} stays`, async () => {
    const hash = await add();
    await show(hash, status);
    expect(await unused()).not.toContain(hash);
    expect(await viewPicture(deps, hash)).toMatchObject({ isUsed: true, uses: [{ collection: "news", slug }] });
    expect(await removePicture(deps, editor, hash)).toMatchObject({ ok: false, code: "picture_in_use" });
    expect(await hasFiles(hash)).toEqual([true, true]);
    expect(await listTrailOf(deps, `picture:${hash}`)).toHaveLength(1);
  });
}

test("a picture in an earlier version stays for 90 days", async () => {
  const hash = await add();
  await show(hash);
  await show(undefined);
  expect(await viewPicture(deps, hash)).toMatchObject({ isUsed: true, uses: [] });
  expect(await unused()).not.toContain(hash);
  expect(await removePicture(daysLater(89), editor, hash)).toMatchObject({ ok: false, code: "picture_in_use" });
  expect(await removePicture(daysLater(91), editor, hash)).toMatchObject({ ok: true });
});

test("a picture that an entry takes up while somebody removes it stays", async () => {
  const hash = await add();
  const raced = at("get", () => show(hash));
  expect(await removePicture(raced, editor, hash)).toMatchObject({ ok: false, code: "picture_in_use" });
  expect(await hasFiles(hash)).toEqual([true, true]);
});

test("a picture that is uploaded again before its files are deleted keeps them", async () => {
  const pair = files();
  const hash = await add(pair);
  await removePicture(
    at("remove", () => add(pair)),
    editor,
    hash,
  );
  expect(await viewPicture(deps, hash)).toMatchObject({ hash });
  expect(await hasFiles(hash)).toEqual([true, true]);
});

test("whatever the order of twenty uploads and removals, a picture in the library has its files", async () => {
  for (let round = 0; round < 10; round += 1) {
    const pair = files();
    const hash = await add(pair);
    await Promise.all([removePicture(deps, editor, hash), add(pair), removePicture(deps, editor, hash), add(pair)]);
    const isThere = (await viewPicture(deps, hash)) !== undefined;
    if (isThere) expect(await hasFiles(hash)).toEqual([true, true]);
  }
});
