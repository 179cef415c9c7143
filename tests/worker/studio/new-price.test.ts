import { expect, test } from "vitest";
import { dayAndHour } from "#worker/domain/india-calendar.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { publishScheduled, scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewPublication, viewPublications } from "#worker/domain/studio/views/view-publications.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { openSite, type Site } from "../../support/site/site.ts";

async function open() {
  const site = openSite();
  return { site, by: await operatorOf(site, "editor") };
}

/** Saves the price as a draft of Gold. */
async function priced(site: Site, by: Operator, pricePaise: number) {
  const { version, data, translations } = await entryOf(site, "plans", "gold");
  const place = { collection: "plans" as const, slug: "gold", version };
  const texts = { data: { ...(data as object), pricePaise }, hi: translations?.hi };
  const saved = await saveDraft(site.deps, by, place, texts);
  const { version: next, lostSchedule } = saved.ok ? saved.value : expect.fail(saved.message);
  return { place: { ...place, version: next }, lostSchedule };
}

const publicPrice = async (site: Site) =>
  ((await entryOf(site, "plans", "gold")).data as { pricePaise: number }).pricePaise;

test.each([
  [2_499_00, "from ₹24,999 to ₹2,499, which is 90 per cent less."],
  [49_998_00, "from ₹24,999 to ₹49,998, which is 100 per cent more."],
  [99_00, "from ₹24,999 to ₹99, which is 99 per cent less."],
  [25_000_00, "from ₹24,999 to ₹25,000, which is less than 1 per cent more."],
])("a new price of %i paise is public only after a question that names both prices", async (paise, words) => {
  const { site, by } = await open();
  const { place } = await priced(site, by, paise);
  const asked = { ok: false, code: "new_price", message: expect.stringContaining(words) };
  expect(await publishEntry(site.deps, by, place)).toMatchObject(asked);
  expect(await publishEntry(site.deps, by, { ...place, agreed: `${paise + 100}` })).toMatchObject(asked);
  expect(await publicPrice(site)).toBe(24_999_00);
  expect(await publishEntry(site.deps, by, { ...place, agreed: `${paise}` })).toMatchObject({ ok: true });
  expect(await publicPrice(site)).toBe(paise);
  const [latest] = (await viewPublications(site.deps.db, null)).rows;
  const undoing = `changes from ₹${formatRupees(paise)} to ₹24,999`;
  const id = latest?.id ?? "";
  expect((await viewPublication(site.deps.db, by, id))?.warnings).toEqual([expect.stringContaining(undoing)]);
  expect(await undoPublication(site.deps, by, id)).toMatchObject({ code: "new_price", agree: "2499900" });
  expect(await publicPrice(site)).toBe(paise);
  expect(await undoPublication(site.deps, by, id, { agreed: "2499900" })).toMatchObject({ ok: true });
  expect(await publicPrice(site)).toBe(24_999_00);
});

test("other changes of a plan are published without a question", async () => {
  const { site, by } = await open();
  const { version, data, translations } = await entryOf(site, "plans", "premium");
  const place = { collection: "plans" as const, slug: "premium", version };
  await saveDraft(site.deps, by, place, { data: { ...(data as object), bestFor: "Others." }, hi: translations?.hi });
  expect(await publishEntry(site.deps, by, { ...place, version: version + 1 })).toMatchObject({ ok: true });
});

test("a new price is scheduled after the same question, and the schedule is cancelled if it changes again", async () => {
  const { site, by } = await open();
  const later = new Date(site.deps.now().getTime() + 60 * 60_000);
  const { place } = await priced(site, by, 26_000_00);
  const from = (at: Date) => expect.stringContaining(`From ${dayAndHour(at)} on, buyers pay the new price.`);
  const asked = { ok: false, code: "new_price", message: from(later) };
  expect(await scheduleEntry(site.deps, by, place, later)).toMatchObject(asked);
  expect(await scheduleEntry(site.deps, by, { ...place, agreed: "2600000" }, later)).toMatchObject(asked);
  const agreed = `2600000 ${later.toISOString()}`;
  const nextDay = new Date(later.getTime() + 24 * 60 * 60_000);
  const moved = await scheduleEntry(site.deps, by, { ...place, agreed }, nextDay);
  expect(moved).toMatchObject({ ...asked, message: from(nextDay) });
  expect(await scheduleEntry(site.deps, by, { ...place, agreed }, later)).toMatchObject({ ok: true });
  expect((await priced(site, by, 2_600_00)).lostSchedule).toBe(true);
  const again = await priced(site, by, 26_000_00);
  await scheduleEntry(site.deps, by, { ...again.place, agreed }, later);
  await publishScheduled({ ...site.deps, now: () => new Date(later.getTime() + 1000) });
  expect(await publicPrice(site)).toBe(26_000_00);
});
