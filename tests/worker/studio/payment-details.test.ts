import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { isFileCollection } from "#worker/contracts/console/content-files.ts";
import { openDb } from "#worker/db/client.ts";
import { dayAndHour } from "#worker/domain/india-calendar.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { publishEntries, publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { restoreVersion } from "#worker/domain/studio/restore-version.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { publishScheduled, scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewHistory } from "#worker/domain/studio/views/view-history.server.ts";
import { viewPublication, viewPublications } from "#worker/domain/studio/views/view-publications.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { addFeature, entryOf } from "../../support/console/studio.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const ACCOUNT = { name: "MASA Forum", number: "123456789012", ifsc: "HDFC0000001", bank: "HDFC Bank, Fort" };
const GST = {
  mode: "added",
  ratePercent: 18,
  sac: "999511",
  gstin: "27AAPFU0939F1ZV",
  state: "27",
  invoicePrefix: "MF",
};
const NUMBER = "“Account for bank transfers, Account number”";
const FORBIDDEN = { ok: false, code: "wrong_role" };
const ASKED = { ok: false, code: "new_payment_details" };

async function open() {
  const site = openSite();
  return { site, editor: await operatorOf(site, "editor"), owner: await operatorOf(site, "owner") };
}

const settingsOf = async (site: Site) => entryOf(site, "settings", "site");
const publicSettings = async (site: Site) => (await settingsOf(site)).data as Record<string, unknown>;

/** Saves a draft of the settings with these fields, based on the public ones. */
async function changed({ deps }: Site, by: Operator, fields: object) {
  const { version, data, translations } = await settingsOf({ deps } as Site);
  const place = { collection: "settings" as const, slug: "site", version };
  const saved = await saveDraft(deps, by, place, { data: { ...(data as object), ...fields }, hi: translations?.hi });
  const { version: next, lostSchedule } = saved.ok ? saved.value : expect.fail(saved.message);
  return { place: { ...place, version: next }, lostSchedule };
}

const agreeOf = (outcome: object) => ("agree" in outcome ? String(outcome.agree) : expect.fail("nothing to agree to"));

async function publishedBy(site: Site, owner: Operator, fields: object): Promise<string> {
  const { place } = await changed(site, owner, fields);
  const agreed = agreeOf(await publishEntry(site.deps, owner, place));
  const published = await publishEntry(site.deps, owner, { ...place, agreed });
  return (published.ok && published.value.publication) || expect.fail("not published");
}

test.each([
  [{ bankAccount: ACCOUNT }, "“Account for bank transfers, Name of the account”"],
  [{ bankAccount: ACCOUNT }, NUMBER],
  [{ bankAccount: ACCOUNT }, "“Account for bank transfers, IFSC”"],
  [{ gst: GST }, "“GST, GST on memberships”, “GST, GSTIN”"],
  [{ upiLimitPaise: 2_00_000_00 }, "“Largest UPI payment”"],
])("an editor who publishes %j is told to ask an owner, and the draft stays", async (fields, names) => {
  const { site, editor } = await open();
  const before = await publicSettings(site);
  const { place } = await changed(site, editor, fields);
  const refusal = { ...FORBIDDEN, message: expect.stringContaining(names) };
  expect(await publishEntry(site.deps, editor, place)).toMatchObject(refusal);
  const { agree } = (await publishEntry(site.deps, await operatorOf(site, "owner"), place)) as { agree?: string };
  expect(await publishEntry(site.deps, editor, { ...place, agreed: agree })).toMatchObject(refusal);
  const { collection, slug, version } = await addFeature(site, editor);
  const both = [{ collection, slug, version }, place];
  expect(await publishEntries(site.deps, editor, both)).toMatchObject(FORBIDDEN);
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  expect(await scheduleEntry(site.deps, editor, place, later)).toMatchObject(refusal);
  const stored = await settingsOf(site);
  expect(stored).toMatchObject({ data: before, draft: { data: fields }, publishAt: null });
});

test("an editor publishes and schedules other settings without a question", async () => {
  const { site, editor } = await open();
  const { place } = await changed(site, editor, { phone: "+91 22 5550 0143" });
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  expect(await scheduleEntry(site.deps, editor, place, later)).toMatchObject({ ok: true });
  const again = { ...place, version: place.version + 1 };
  expect(await publishEntry(site.deps, editor, again)).toMatchObject({ ok: true });
  expect(await publicSettings(site)).toMatchObject({ phone: "+91 22 5550 0143" });
  const [line] = (await viewPublications(site.deps.db, null)).rows;
  expect(line).toMatchObject({ title: "MASA Forum", lists: "Settings" });
});

test("an owner publishes new payment details after a question with the old and the new values", async () => {
  const { site, editor, owner } = await open();
  const before = await publicSettings(site);
  const { place } = await changed(site, editor, { bankAccount: ACCOUNT, gst: GST, upiLimitPaise: 2_00_000_00 });
  const asked = await publishEntry(site.deps, owner, place);
  for (const words of [
    "Account number: from “000000000000” to “123456789012”",
    "GST on memberships: from “Not charged” to “Added to the prices shown”",
    "GSTIN: from nothing to “27AAPFU0939F1ZV”",
    "Largest UPI payment: from “1,00,000” to “2,00,000”",
  ]) {
    expect(asked).toMatchObject({ ...ASKED, message: expect.stringContaining(words) });
  }
  const other = await changed(site, editor, { bankAccount: { ...ACCOUNT, number: "999999999999" } });
  expect(await publishEntry(site.deps, owner, { ...other.place, agreed: agreeOf(asked) })).toMatchObject(ASKED);
  expect(await publicSettings(site)).toEqual(before);
  await publishedBy(site, owner, { bankAccount: ACCOUNT });
  expect(await publicSettings(site)).toMatchObject({ bankAccount: ACCOUNT });
});

test("only an owner undoes new payment details, after a question, and an earlier version is only a draft", async () => {
  const { site, editor, owner } = await open();
  const before = await publicSettings(site);
  const id = await publishedBy(site, owner, { bankAccount: { ...ACCOUNT, number: "555555555555" } });
  expect(await viewPublication(site.deps.db, editor, id)).toMatchObject({ isForbidden: true });
  const view = await viewPublication(site.deps.db, owner, id);
  expect(view).toMatchObject({ isForbidden: false, warnings: [expect.stringContaining("from “555555555555” to")] });
  for (const agreed of ["", view?.agree]) {
    expect(await undoPublication(site.deps, editor, id, { agreed })).toMatchObject(FORBIDDEN);
  }
  expect(await undoPublication(site.deps, owner, id)).toMatchObject(ASKED);

  const { version } = await settingsOf(site);
  const place = { collection: "settings" as const, slug: "site", version };
  const history = await viewHistory(site.deps.db, "settings", "site");
  const older = history?.versions.at(-1)?.id ?? expect.fail("no version");
  expect(await restoreVersion(site.deps, editor, place, older)).toMatchObject({ ok: true });
  expect(await publishEntry(site.deps, editor, { ...place, version: version + 1 })).toMatchObject(FORBIDDEN);
  expect(await undoPublication(site.deps, owner, id, { agreed: view?.agree })).toMatchObject({ ok: true });
  expect((await publicSettings(site))["bankAccount"]).toEqual(before["bankAccount"]);
});

test("an owner schedules new payment details, and the schedule is cancelled if an editor changes them", async () => {
  const { site, editor, owner } = await open();
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  const run = () => publishScheduled({ ...site.deps, now: () => new Date(later.getTime() + 1000) });
  const schedule = async (fields: object) => {
    const { place } = await changed(site, editor, fields);
    const asked = await scheduleEntry(site.deps, owner, place, later);
    expect(asked).toMatchObject({ message: expect.stringContaining(`From ${dayAndHour(later)} on, buyers pay with`) });
    const agreed = agreeOf(asked);
    const nextDay = new Date(later.getTime() + 24 * 60 * 60_000);
    expect(await scheduleEntry(site.deps, owner, { ...place, agreed }, nextDay)).toMatchObject(ASKED);
    expect(await scheduleEntry(site.deps, owner, { ...place, agreed }, later)).toMatchObject({ ok: true });
  };
  await schedule({ upiLimitPaise: 3_00_000_00 });
  expect((await changed(site, editor, { upiLimitPaise: 3_00_000_00, phone: "1" })).lostSchedule).toBe(false);
  expect((await changed(site, editor, { upiLimitPaise: 5_00_000_00 })).lostSchedule).toBe(true);
  await run();
  expect((await publicSettings(site))["upiLimitPaise"]).not.toBe(5_00_000_00);
  await schedule({ upiLimitPaise: 3_00_000_00 });
  await run();
  expect(await publicSettings(site)).toMatchObject({ upiLimitPaise: 3_00_000_00 });
});

test("an editor cannot schedule payment details that are saved while the schedule is checked", async () => {
  const { site, editor } = await open();
  const { version, data, translations } = await settingsOf(site);
  const place = { collection: "settings" as const, slug: "site", version };
  const other = { data: { ...(data as object), upiLimitPaise: 7_00_000_00 }, hi: translations?.hi };
  const meanwhile = breakDb(env.DB, 1, () => saveDraft(site.deps, editor, place, other));
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  const guessed = { ...place, version: version + 1 };
  const outcome = await scheduleEntry({ ...site.deps, db: openDb(meanwhile.db) }, editor, guessed, later);
  expect(outcome).toMatchObject({ code: "version_conflict" });
  expect((await settingsOf(site)).publishAt).toBeNull();
});

test("undoing a publication that changed no payment details keeps a schedule that changes them", async () => {
  const { site, editor, owner } = await open();
  const { place: before } = await changed(site, editor, { phone: "+91 22 5550 0145" });
  const published = await publishEntry(site.deps, editor, before);
  const { place } = await changed(site, owner, { upiLimitPaise: 6_00_000_00 });
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  const agreed = agreeOf(await scheduleEntry(site.deps, owner, place, later));
  expect(await scheduleEntry(site.deps, owner, { ...place, agreed }, later)).toMatchObject({ ok: true });
  const id = (published.ok && published.value.publication) || expect.fail("not published");
  expect(await undoPublication(site.deps, editor, id)).toMatchObject({ ok: true, value: { lostSchedule: false } });
  expect((await settingsOf(site)).publishAt).toEqual(later);
});

test("undoing payment details cancels a schedule that would bring them back", async () => {
  const { site, editor, owner } = await open();
  const id = await publishedBy(site, owner, { bankAccount: { ...ACCOUNT, number: "777777777777" } });
  const { place } = await changed(site, editor, { phone: "+91 22 5550 0144" });
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  expect(await scheduleEntry(site.deps, editor, place, later)).toMatchObject({ ok: true });
  const agreed = (await viewPublication(site.deps.db, owner, id))?.agree;
  expect(await undoPublication(site.deps, owner, id, { agreed })).toMatchObject({ value: { lostSchedule: true } });
  expect(await settingsOf(site)).toMatchObject({ publishAt: null, draft: { data: { phone: "+91 22 5550 0144" } } });
});

test("settings are not among the collections of the file import", () => {
  expect(isFileCollection("settings")).toBe(false);
});
