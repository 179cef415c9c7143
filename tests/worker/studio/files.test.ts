import fc from "fast-check";
import { expect, test } from "vitest";
import { takeImportStep } from "#app/routes/console/content/files/import-steps.server.ts";
import { FILE_COLLECTIONS, type FileCollection } from "#worker/contracts/console/content-files.ts";
import { compileSnapshot } from "#worker/domain/content/content.server.ts";
import { listEntries } from "#worker/domain/content/entries.server.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import { listPublications } from "#worker/domain/content/publications.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import {
  type EntryFile,
  readEntryFile,
  trimmed,
  writeEntryFile,
} from "#worker/domain/studio/files/entry-file.server.ts";
import { downloadEntries, exportEntries } from "#worker/domain/studio/files/export-entries.server.ts";
import type { SentFile } from "#worker/domain/studio/files/read-import.server.ts";
import { reviewImport } from "#worker/domain/studio/files/review-import.server.ts";
import { publishImport, saveImport, takeOrder } from "#worker/domain/studio/files/save-import.server.ts";
import { orderEntries } from "#worker/domain/studio/order-entries.server.ts";
import { withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { discardChanges } from "#worker/domain/studio/restore-version.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { webp } from "../../support/fixtures/pictures/containers.ts";
import { openSite, type Site } from "../../support/site/site.ts";

async function open() {
  const site = openSite();
  return { site, by: await operatorOf(site, "editor") };
}

async function fileOf({ deps }: Site, collection: FileCollection, slug: string): Promise<SentFile> {
  const files = await exportEntries(deps.db, collection);
  return files.find(({ name }) => name.startsWith(`${slug}.`)) ?? expect.fail(`no file ${slug}`);
}

async function chosen({ deps }: Site, collection: FileCollection, files: readonly SentFile[], replace: string[] = []) {
  const { rows } = await reviewImport(deps.db, files, [collection]);
  const seen = Object.fromEntries(rows.map(({ slug, version = Number.NaN }) => [`${collection}:${slug}`, version]));
  return { files, allowed: [collection], seen, replace };
}

const changed = ({ name, text }: SentFile, from: string | RegExp, to: string): SentFile => {
  const other = text.replace(from, to);
  expect(other, String(from)).not.toBe(text);
  return { name, text: other };
};

test.each(FILE_COLLECTIONS)("exporting %s and importing the files changes nothing", async (collection) => {
  const { site, by } = await open();
  const before = await listEntries(site.deps.db, collection, ["published", "draft"]);
  const files = await exportEntries(site.deps.db, collection);
  expect(files).toHaveLength(before.length);
  expect(files.every(({ name }) => name.endsWith(collection === "team" ? ".json" : ".md"))).toBe(true);
  expect(files.some(({ text }) => text.includes("\n<!-- hi "))).toBe(collection !== "team");
  const { rows, drafts } = await reviewImport(site.deps.db, files, [collection]);
  expect(rows.filter(({ state }) => state !== "unchanged")).toEqual([]);
  expect(rows.map(({ order }) => order)).toEqual(files.map((_, i) => ({ is: i + 1, wanted: i + 1 })));
  expect(drafts).toEqual([]);
  const windows = files.map(({ name, text }) => ({ name, text: `\uFEFF${text.replaceAll("\n", "\r\n")}` }));
  const again = await reviewImport(site.deps.db, windows, [collection]);
  expect(again.rows.filter(({ state }) => state !== "unchanged")).toEqual([]);
  expect(await saveImport(site.deps, by, await chosen(site, collection, files))).toMatchObject({
    ok: false,
    message: "There is nothing to import.",
  });
  expect(await listEntries(site.deps.db, collection, ["published", "draft"])).toEqual(before);
});

test("any text comes back from its file exactly, even one that looks like the file’s own lines", () => {
  const line = fc.oneof(fc.string(), fc.constantFrom("---", "<!-- en fullContent -->", "## Title", "", " x ", "\r"));
  const text = fc.array(line).map((lines) => lines.join("\n").trim());
  fc.assert(
    fc.property(text, text, text, (title, fullContent, hindi) => {
      const texts = { en: { title, fullContent }, hi: { fullContent: hindi } };
      const read = readEntryFile(writeEntryFile({ collection: "articles", slug: "a", order: 1, ...texts }));
      expect(read).toMatchObject({ ok: true, head: texts });
    }),
  );
});

test("a changed file is listed with its fields and published with a new one, in one publication", async () => {
  const { site, by } = await open();
  const [first, second] = await listEntries(site.deps.db, "articles", ["published"]);
  const file = await fileOf(site, "articles", first?.slug ?? "");
  const mine = [
    changed(file, /(<!-- en fullContent -->\n\n)/, "$1A new first sentence.\n\n"),
    changed(await fileOf(site, "articles", second?.slug ?? ""), /"slug": ".*"/, '"slug": "from-a-file"'),
  ];
  const { rows } = await reviewImport(site.deps.db, mine, ["articles"]);
  expect(rows).toMatchObject([
    { state: "changed", fields: ["Text"], errors: [] },
    { state: "new", slug: "from-a-file", errors: [] },
  ]);
  expect(await publishImport(site.deps, by, await chosen(site, "articles", mine))).toMatchObject({
    ok: true,
    value: { isLive: true },
  });
  const [publication] = await listPublications(site.deps.db);
  expect(publication?.changes.map(({ entryId }) => entryId)).toEqual([first?.id, "articles:from-a-file"]);
  const { articles } = (await compileSnapshot(site.deps.db)).collections;
  expect(articles.find(({ slug }) => slug === first?.slug)?.fullContent).toMatch(/^A new first sentence\./);
  expect(articles.at(-1)?.slug).toBe("from-a-file");
  expect((await entryOf(site, "articles", "from-a-file")).translations).toEqual(trimmed(second?.translations));
  expect(await verifyTrail(site.deps)).toMatchObject({ fault: undefined });
  await withdrawEntry(site.deps, by, { collection: "articles", slug: "from-a-file", version: 2 }, "archived");
  const archived = await reviewImport(site.deps.db, mine.slice(1), ["articles"]);
  expect(archived.rows).toMatchObject([{ state: "unchanged" }]);
});

test("an entry that changed since the export is a conflict, and is overwritten only if it is chosen", async () => {
  const { site, by } = await open();
  const [stored] = await listEntries(site.deps.db, "team", ["published"]);
  const slug = stored?.slug ?? "";
  const file = changed(await fileOf(site, "team", slug), /"bio": "/, '"bio": "From the file. ');
  const place = { collection: "team" as const, slug, version: stored?.version ?? 0 };
  const theirs = { ...(stored?.data as object), bio: "A colleague wrote this." };
  await saveDraft(site.deps, by, place, { data: theirs, hi: undefined });
  const { rows } = await reviewImport(site.deps.db, [file], ["team"]);
  expect(rows).toMatchObject([{ state: "conflict" }]);
  expect(rows[0]?.fields).toContain("About");
  expect(await saveImport(site.deps, by, await chosen(site, "team", [file]))).toMatchObject({ ok: false });
  expect((await entryOf(site, "team", slug)).draft?.data).toMatchObject({ bio: "A colleague wrote this." });
  const replaced = await chosen(site, "team", [file], [`team:${slug}`]);
  expect(await saveImport(site.deps, by, replaced)).toMatchObject({ ok: true });
  expect((await entryOf(site, "team", slug)).draft?.data).toMatchObject({
    bio: expect.stringMatching(/^From the file/),
  });
  const waiting = await reviewImport(site.deps.db, [file], ["team"]);
  expect(waiting.rows).toMatchObject([{ state: "waiting" }]);
  const handmade = changed(file, /"fingerprint": ".*",\n/, "");
  const other = changed(handmade, "From the file", "Without a fingerprint");
  expect((await reviewImport(site.deps.db, [other], ["team"])).rows).toMatchObject([{ state: "conflict" }]);
});

test("the message after importing what is already public does not say that visitors do not see it", async () => {
  const { site, by } = await open();
  const [stored] = (await listEntries(site.deps.db, "team", ["published"])).slice(1);
  const slug = stored?.slug ?? "";
  const file = await fileOf(site, "team", slug);
  const save = async (sent: SentFile) => {
    const version = (await entryOf(site, "team", slug)).version;
    const body = new FormData();
    const seen = JSON.stringify({ versions: { [`team:${slug}`]: version }, order: [] });
    const fields = { step: "save", name: sent.name, text: sent.text, seen, replace: `team:${slug}` };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const request = new Request("https://masaforum.example", { method: "POST", body });
    return takeImportStep(site.deps, by, "team", request).catch((response: Response) =>
      response.headers.get("Location"),
    );
  };
  expect(await save(changed(file, /"bio": "/, '"bio": "Tried. '))).toMatch(/done=draftsSaved$/);
  expect(await save(file)).toMatch(/done=alreadyPublic$/);
});

test("the message after an import names a schedule that it cancels", async () => {
  const { site, by } = await open();
  const [first] = await listEntries(site.deps.db, "events", ["published"]);
  const { slug, data, translations, version } = first ?? expect.fail("no event");
  const file = await fileOf(site, "events", slug);
  const place = { collection: "events" as const, slug };
  const later = { data: { ...(data as object), bring: "A pen." }, hi: translations?.hi };
  await saveDraft(site.deps, by, { ...place, version }, later);
  const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
  const scheduled = await scheduleEntry(site.deps, by, { ...place, version: version + 1 }, tomorrow);
  expect(scheduled).toMatchObject({ ok: true });
  const { name, text } = changed(file, /"location": "/, '"location": "Old ');
  const seen = JSON.stringify({ versions: { [`events:${slug}`]: version + 2 }, order: [] });
  const body = new FormData();
  const fields = { step: "save", name, text, seen, replace: `events:${slug}` };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const request = new Request("https://masaforum.example", { method: "POST", body });
  const to = await takeImportStep(site.deps, by, "events", request).catch((response: Response) =>
    response.headers.get("Location"),
  );
  expect(to).toMatch(/done=draftsUnscheduled$/);
  expect(await entryOf(site, "events", slug)).toMatchObject({ publishAt: null });
  await discardChanges(site.deps, by, { ...place, version: version + 3 });
});

test("a change between the dry run and the import keeps every file from being written", async () => {
  const { site, by } = await open();
  const [first, second] = await listEntries(site.deps.db, "events", ["published"]);
  const files = [
    changed(await fileOf(site, "events", first?.slug ?? ""), /"title": "/, '"title": "From a file: '),
    changed(await fileOf(site, "events", second?.slug ?? ""), /"title": "/, '"title": "From a file: '),
  ];
  const wanted = await chosen(site, "events", files);
  const place = { collection: "events" as const, slug: second?.slug ?? "", version: second?.version ?? 0 };
  await saveDraft(site.deps, by, place, { data: { ...(second?.data as object), title: "Meanwhile" }, hi: undefined });
  const replace = [second?.id ?? ""];
  expect(await saveImport(site.deps, by, { ...wanted, replace })).toMatchObject({ code: "version_conflict" });
  expect((await entryOf(site, "events", first?.slug ?? "")).draft).toBeNull();
});

test("errors are named by file and field, and with one of them nothing is written", async () => {
  const { site, by } = await open();
  const good = await fileOf(
    site,
    "articles",
    (await listEntries(site.deps.db, "articles", ["published"]))[0]?.slug ?? "",
  );
  const edited = changed(good, /"title": "/, '"title": "Edited: ');
  const wrong: Array<[SentFile, string, RegExp]> = [
    [{ ...edited, name: "a.docx" }, "", /end with \.md or \.json/],
    [{ name: "b.md", text: "# Only words" }, "", /must begin with its JSON/],
    [{ name: "c.json", text: "{" }, "", /^The JSON is broken: /],
    [changed(edited, '"title"', "“title”"), "", /^The JSON is broken: .*\(line 8 /],
    [{ name: "d.json", text: "[]" }, "", /one entry in curly brackets/],
    [changed(edited, '"order"', '"place": 1,\n  "order"'), "place", /no such field/],
    [changed(edited, '"en": {', '"en": {\n    "subtitle": "x",'), "en.subtitle", /no such field/],
    [changed(edited, '"collection": "articles"', '"collection": "plans"'), "collection", /not plans/],
    [changed(edited, /"slug": ".*"/, '"slug": "Not A Slug"'), "slug", /small letters/],
    [changed(edited, /"date": ".*"/, '"date": "tomorrow"'), "en.date", /Choose a date/],
    [changed(edited, /"facts": \[/, '"facts": ["no-such-fact",'), "en.facts.0", /no no-such-fact in facts/],
    [changed(edited, "<!-- en fullContent -->", "<!-- en text -->"), "en.text", /no such field/],
    [
      changed(edited, "<!-- en fullContent -->", "Words\n<!-- en fullContent -->"),
      "",
      /text before the first marker line/,
    ],
    [changed(edited, "<!-- hi fullContent -->", "<!-- en fullContent -->"), "", /appears twice/],
    [{ ...edited, text: edited.text.padEnd(300_000) }, "", /larger than 256 KB/],
  ];
  for (const [file, field, message] of wrong) {
    const { rows, hasErrors } = await reviewImport(site.deps.db, [file], ["articles"]);
    expect(hasErrors, file.name).toBe(true);
    expect(rows[0]?.errors).toContainEqual({ field, message: expect.stringMatching(message) });
  }
  const [first] = wrong;
  const files = [edited, ...(first ? [first[0]] : [])];
  expect(await saveImport(site.deps, by, await chosen(site, "articles", files))).toMatchObject({
    code: "invalid_input",
  });
  expect((await entryOf(site, "articles", good.name.replace(".md", ""))).draft?.data).not.toMatchObject({
    title: expect.stringMatching(/^Edited/),
  });
  const twice = await reviewImport(site.deps.db, [edited, { ...edited, name: "copy.md" }], ["articles"]);
  expect(twice.rows.map(({ errors }) => errors[0]?.message)).toEqual([
    "Another file has the same slug: copy.md.",
    `Another file has the same slug: ${edited.name}.`,
  ]);
});

test("a policy that the site does not have is refused", async () => {
  const { site } = await open();
  const file = changed(await fileOf(site, "policies", "privacy-policy"), /"slug": ".*"/, '"slug": "cookies"');
  const { rows } = await reviewImport(site.deps.db, [file], ["policies"]);
  expect(rows[0]?.errors).toMatchObject([{ field: "slug", message: expect.stringMatching(/fixed number/) }]);
});

test("a picture named in a file gets its true sizes and its focal point from the library", async () => {
  const { site, by } = await open();
  const files = { large: webp(1200, 800, { seed: 7100 }), small: webp(480, 320) };
  const uploaded = await uploadPicture(site.deps, by, { alt: "A loom", focusX: 30, focusY: 70, ...files });
  const hash = uploaded.ok ? uploaded.value.hash : expect.fail(uploaded.message);
  const [first] = await listEntries(site.deps.db, "events", ["published"]);
  const slug = first?.slug ?? "";
  const read = readEntryFile(await fileOf(site, "events", slug));
  const head = (read.ok ? read.head : expect.fail(read.message)) as unknown as EntryFile & { en: object };
  const image = { src: `/uploads/${hash}-1200.webp`, alt: "A loom", width: 1, height: 1 };
  const file = writeEntryFile({ ...head, en: { ...head.en, image } });
  const mine = {
    name: file.name,
    text: file.text.replace(/"fingerprint": ".*"/, `"fingerprint": "${head.fingerprint}"`),
  };
  expect(await saveImport(site.deps, by, await chosen(site, "events", [mine]))).toMatchObject({ ok: true });
  expect((await entryOf(site, "events", slug)).draft?.data).toMatchObject({
    image: {
      ...image,
      width: 1200,
      height: 800,
      small: { src: `/uploads/${hash}-480.webp`, width: 480 },
      focus: { x: 30, y: 70 },
    },
  });
});

test("the order of the files is adopted on request, unless the list has changed in the meantime", async () => {
  const { site, by } = await open();
  const before = (await listEntries(site.deps.db, "schemes", ["published", "draft"])).map(({ slug }) => slug);
  const files = await exportEntries(site.deps.db, "schemes");
  const seen = before.toReversed();
  await orderEntries(site.deps, by, { collection: "schemes", seen: before, wanted: seen });
  const stale = await takeOrder(site.deps, by, { collection: "schemes", files, seen: before });
  expect(stale).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await takeOrder(site.deps, by, { collection: "schemes", files, seen })).toMatchObject({ ok: true });
  const after = (await listEntries(site.deps.db, "schemes", ["published", "draft"])).map(({ slug }) => slug);
  expect(after).toEqual(before);
});

test("a download is in the audit trail", async () => {
  const { site, by } = await open();
  const files = await downloadEntries(site.deps, by, "team");
  expect(files[0]?.name).toMatch(/^team\/[a-z-]+\.json$/);
  const [row] = await site.deps.db.all<{ operator: string }>(
    "select operator from audit_trail where action = 'content.exported' and subject = 'content:team'",
  );
  expect(row?.operator).toBe(by.memberId);
});
