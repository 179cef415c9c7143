import { beforeAll, expect, test } from "vitest";
import { readUpload } from "#app/routes/console/pictures/read-upload.server.ts";
import { PICTURE } from "#worker/contracts/console/picture-limits.ts";
import type { PictureDetails } from "#worker/contracts/console/pictures.ts";
import { listTrailOf } from "#worker/domain/audit-trail.server.ts";
import { changePicture, viewLibrary, viewPicture } from "#worker/domain/content/pictures/library.server.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import * as files from "../../support/fixtures/pictures/containers.ts";
import { openSite } from "../../support/site/site.ts";

const { deps } = openSite();
const details: PictureDetails = { alt: "Two women at a loom in a workshop", focusX: 30, focusY: 70 };
let editor: Operator;
beforeAll(async () => {
  editor = await operatorOf({ deps }, "editor");
});

let seed = 1;
const wide = (options = {}) => files.webp(1200, 800, { seed: seed++, ...options });
const narrow = (options = {}) => files.webp(480, 320, options);
const upload = (large: Uint8Array<ArrayBuffer>, small?: Uint8Array<ArrayBuffer>) =>
  uploadPicture(deps, editor, { ...details, large, small });

test("an uploaded picture has two files, an entry in the trail, and its details in the library", async () => {
  const outcome = await upload(wide(), narrow());
  if (!outcome.ok) throw new Error(outcome.message);
  const { hash } = outcome.value;
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(await deps.pictureFiles.has(`${hash}-1200.webp`)).toBe(true);
  expect(await deps.pictureFiles.has(`${hash}-480.webp`)).toBe(true);
  expect(await viewPicture(deps, hash)).toMatchObject({
    src: `/uploads/${hash}-1200.webp`,
    small: { src: `/uploads/${hash}-480.webp`, width: 480, height: 320 },
    alt: details.alt,
    focus: { x: 30, y: 70 },
    isUsed: false,
    uses: [],
  });
  expect(await listTrailOf(deps, `picture:${hash}`)).toMatchObject([
    { action: "picture.uploaded", operator: editor.memberId },
  ]);
});

test("a narrow picture has one file, and AVIF is accepted like WebP", async () => {
  const outcome = await upload(files.avif(320, 200));
  expect(outcome).toMatchObject({ ok: true, value: { format: "avif", width: 320, height: 200, smallWidth: null } });
});

test("the same picture uploaded twice, or by two people at once, is stored once", async () => {
  const large = wide();
  const outcomes = await Promise.all([upload(large, narrow()), upload(large, narrow()), upload(large, narrow())]);
  const hashes = new Set(outcomes.map((outcome) => outcome.ok && outcome.value.hash));
  expect(hashes.size).toBe(1);
  const [hash] = hashes;
  const again = await uploadPicture(deps, editor, { alt: "Other words", focusX: 0, focusY: 0, large, small: narrow() });
  expect(again).toMatchObject({ ok: true, value: { hash, alt: details.alt } });
  expect(await listTrailOf(deps, `picture:${String(hash)}`)).toHaveLength(1);
});

const { storedBytes, widths } = PICTURE;
const REFUSED: Record<string, [large: Uint8Array<ArrayBuffer>, small: Uint8Array<ArrayBuffer> | undefined, RegExp]> = {
  nothing: [new Uint8Array(), undefined, /no picture/],
  "HTML named .png": [files.page(), undefined, /not a WebP or AVIF picture/],
  "an SVG with a script": [files.drawing(), undefined, /not a WebP or AVIF picture/],
  "a CMYK JPEG that was not converted": [files.cmykJpeg(), undefined, /not a WebP or AVIF picture/],
  "a truncated WebP": [wide().slice(0, -2), narrow(), /incomplete/],
  "a WebP with bytes after its end": [new Uint8Array([...wide(), 1, 2]), narrow(), /incomplete/],
  "a truncated AVIF": [files.avif(320, 200).slice(0, -3), undefined, /incomplete/],
  "a WebP whose frame is damaged": [files.webp(0, 0), undefined, /wrong size/],
  "an animated WebP": [wide({ extra: [files.animation] }), narrow(), /Animated/],
  "an animated AVIF": [files.avif(320, 200, { extra: [files.film()] }), undefined, /Animated/],
  "an AVIF sequence": [files.avif(320, 200, { brand: "avis" }), undefined, /Animated/],
  "EXIF in a WebP": [wide({ extra: [files.exif] }), narrow(), /details of where/],
  "XMP in a WebP": [wide({ extra: [files.xmp] }), narrow(), /details of where/],
  "EXIF in an AVIF": [files.avif(320, 200, { types: ["av01", "Exif"] }), undefined, /details of where/],
  "XMP in an AVIF": [files.avif(320, 200, { types: ["av01", "mime"] }), undefined, /details of where/],
  "too many bytes": [new Uint8Array(storedBytes.large + 1), undefined, /too much space/],
  "too many bytes of the small one": [wide(), new Uint8Array(storedBytes.small + 1), /too much space/],
  "a picture that was not made smaller": [files.webp(widths.large + 1, 800), narrow(), /wrong size/],
  "a tower": [files.webp(400, 1201), undefined, /times as tall/],
  "a wide picture without its small file": [wide(), undefined, /do not belong together/],
  "a narrow picture with a small file": [files.webp(480, 320), narrow(), /do not belong together/],
  "a small file of other proportions": [wide(), files.webp(480, 400), /do not belong together/],
  "a small file of another width": [wide(), files.webp(300, 200), /do not belong together/],
  "two formats": [wide(), files.avif(480, 320), /do not belong together/],
};

for (const [name, [large, small, message]] of Object.entries(REFUSED)) {
  test(`${name} is refused with a message and leaves nothing behind`, async () => {
    const before = await viewLibrary(deps, { words: "", after: null, isUnused: false });
    const outcome = await upload(large, small);
    expect(outcome).toMatchObject({ ok: false, code: "invalid_input", errors: [{ field: "picture" }] });
    expect(outcome.ok ? "" : outcome.message).toMatch(message);
    expect(await viewLibrary(deps, { words: "", after: null, isUnused: false })).toEqual(before);
  });
}

test("the library is searched by the words of the descriptions, the newest first", async () => {
  for (const alt of ["A cobbler's bench", "A cobbler at work", "A harbour"]) {
    await uploadPicture(deps, editor, { ...details, alt, large: wide(), small: narrow() });
  }
  const found = await viewLibrary(deps, { words: " COBBLER ", after: null, isUnused: false });
  expect(found.rows.map(({ alt }) => alt).toSorted()).toEqual(["A cobbler at work", "A cobbler's bench"]);
  expect((await viewLibrary(deps, { words: "100%", after: null, isUnused: false })).rows).toEqual([]);
});

test("a change of the words and the focal point is recorded, and an unknown picture has none", async () => {
  const outcome = await upload(wide(), narrow());
  const hash = outcome.ok ? outcome.value.hash : "";
  const changed = { alt: "Three women at a loom", focusX: 0, focusY: 100 };
  expect(await changePicture(deps, editor, hash, changed)).toMatchObject({ ok: true });
  expect(await viewPicture(deps, hash)).toMatchObject({ alt: changed.alt, focus: { x: 0, y: 100 } });
  expect((await listTrailOf(deps, `picture:${hash}`)).map(({ action }) => action)).toContain("picture.changed");
  expect(await changePicture(deps, editor, "0".repeat(32), changed)).toMatchObject({ ok: false, code: "not_found" });
  expect(await listTrailOf(deps, `picture:${"0".repeat(32)}`)).toEqual([]);
});

test("a picture has a Hindi description, which a change without one keeps, and an empty one removes", async () => {
  const altHi = "करघे पर दो महिलाएँ";
  const outcome = await uploadPicture(deps, editor, { ...details, altHi, large: wide(), small: narrow() });
  const hash = outcome.ok ? outcome.value.hash : expect.fail(outcome.message);
  const stored = async () => (await viewPicture(deps, hash))?.altHi;
  expect(await stored()).toBe(altHi);
  await changePicture(deps, editor, hash, { ...details, alt: "Two weavers" });
  expect(await stored()).toBe(altHi);
  await changePicture(deps, editor, hash, { ...details, altHi: "" });
  expect(await stored()).toBe("");
  const trail = await listTrailOf(deps, `picture:${hash}`);
  const changes = trail.filter(({ action }) => action === "picture.changed").map(({ fields }) => fields["altHi"]);
  expect(changes.map((pair) => pair?.[0] === pair?.[1])).toEqual(expect.arrayContaining([false, true]));
});

test("an upload's form may leave out the Hindi description, but not make it too long", async () => {
  const read = (altHi?: string) => {
    const body = new FormData();
    body.set("alt", "A loom");
    if (altHi !== undefined) body.set("altHi", altHi);
    return readUpload(new Request("https://forum.example/", { method: "POST", body }));
  };
  expect(await read(" करघा ")).toMatchObject({ ok: true, value: { altHi: "करघा" } });
  expect(await read()).toMatchObject({ ok: true, value: { alt: "A loom" } });
  const long = await read("क".repeat(PICTURE.altLength + 1));
  expect(long).toMatchObject({ ok: false, errors: [{ field: "altHi", message: "Use at most 250 characters." }] });
});
