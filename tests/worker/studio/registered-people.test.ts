import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { action, loader } from "#app/routes/console/publications/publication.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { publishEntries, publishEntry, withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { publishScheduled, scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewPublication, viewPublications } from "#worker/domain/studio/views/view-publications.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { clockBeforeEvents, openSite, type Site } from "../../support/site/site.ts";

const CLINIC = "scheme-clinic-bhubaneswar";
const MEET = "nivesh-manthan-mumbai-2027";
const ASKED = { ok: false, code: "people_registered" };

async function open() {
  const site = openSite({ now: clockBeforeEvents() });
  return { site, deps: site.deps, by: await operatorOf(site, "editor") };
}

async function register({ deps }: Site, event: string, isConfirmed = false) {
  const row = { event, fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const id = crypto.randomUUID();
  const confirmed = isConfirmed ? { confirmedAt: deps.now(), confirmedBy: "desk" } : {};
  await deps.db
    .insert(eventRegistrations)
    .values({ ...row, id, email: `${id}@example.org`, createdAt: deps.now(), ...confirmed });
}

const placeOf = async (site: Site, slug: string) => ({
  collection: "events" as const,
  slug,
  version: (await entryOf(site, "events", slug)).version,
});

/** Saves a draft of the event with these fields. */
async function changed(site: Site, by: Operator, slug: string, fields: object) {
  const { version, draft, data, translations } = await entryOf(site, "events", slug);
  const texts = draft ?? { data, translations };
  const place = { collection: "events" as const, slug, version };
  const saved = await saveDraft(site.deps, by, place, {
    data: { ...(texts.data as object), ...fields },
    hi: texts.translations?.hi,
  });
  return saved.ok ? saved.value : expect.fail(saved.message);
}

const agreeOf = (outcome: { ok: boolean; agree?: string }) => outcome.agree ?? expect.fail("nothing to agree to");

test("a new place is public only after a question that says how many people are registered", async () => {
  const { site, deps, by } = await open();
  const publish = async (agreed?: string) => publishEntry(deps, by, { ...(await placeOf(site, CLINIC)), agreed });
  await changed(site, by, CLINIC, { location: "Old Town, Bhubaneswar" });
  // Nobody is registered.
  expect(await publish()).toMatchObject({ ok: true });
  await register(site, CLINIC, true);
  await register(site, CLINIC);
  await changed(site, by, CLINIC, { bring: "Your PAN card." });
  expect(await publish()).toMatchObject({ ok: true });
  await changed(site, by, CLINIC, { location: "Saheed Nagar, Bhubaneswar" });
  const asked = await publish();
  expect(asked).toMatchObject({
    ...ASKED,
    message: expect.stringMatching(/^2 people are registered for Scheme Clinic .+: 1 confirmed, 1 waiting\. /),
  });
  const agree = agreeOf(asked as { ok: boolean; agree?: string });
  // Another place, and other numbers, are asked about again.
  await changed(site, by, CLINIC, { location: "Khandagiri, Bhubaneswar" });
  expect(await publish(agree)).toMatchObject(ASKED);
  await changed(site, by, CLINIC, { location: "Saheed Nagar, Bhubaneswar" });
  await register(site, CLINIC);
  const again = await publish(agree);
  expect(again).toMatchObject({ ...ASKED, message: expect.stringContaining("3 people are registered") });
  expect(await publish(agreeOf(again as { ok: boolean; agree?: string }))).toMatchObject({ ok: true });
  expect((await entryOf(site, "events", CLINIC)).data).toMatchObject({ location: "Saheed Nagar, Bhubaneswar" });
});

test.each([
  ["the day as shown", { date: "Friday 22 January 2027" }],
  ["the hour", { startsAt: "2027-01-22T05:30:00Z" }],
  ["the end", { endsAt: "2027-01-22T12:30:00Z" }],
  ["the hall", { venue: { name: "Hall 2", address: "Bandra", map: "https://example.org", access: "By train." } }],
])("a change of %s needs confirmation", async (_what, fields) => {
  const { site, deps, by } = await open();
  await register(site, MEET);
  await changed(site, by, MEET, fields);
  expect(await publishEntry(deps, by, await placeOf(site, MEET))).toMatchObject({
    ...ASKED,
    message: expect.stringContaining("registered for Nivesh Manthan"),
  });
});

test.each(["draft", "archived"] as const)("an event with registrations becomes %s after a question", async (status) => {
  const { site, deps, by } = await open();
  await register(site, MEET);
  const withdraw = async (agreed?: string) =>
    withdrawEntry(deps, by, { ...(await placeOf(site, MEET)), agreed }, status);
  const asked = await withdraw();
  expect(asked).toMatchObject(ASKED);
  await register(site, MEET);
  expect(await withdraw(agreeOf(asked as { ok: boolean; agree?: string }))).toMatchObject(ASKED);
  expect((await entryOf(site, "events", MEET)).status).toBe("published");
  const again = (await withdraw()) as { ok: boolean; agree?: string };
  expect(await withdraw(agreeOf(again))).toMatchObject({ ok: true });
  expect((await entryOf(site, "events", MEET)).status).toBe(status);
  // Public again: its people have heard nothing.
  const back = async (agreed?: string) => publishEntry(deps, by, { ...(await placeOf(site, MEET)), agreed });
  const public_ = (await back()) as { ok: boolean; agree?: string };
  expect(public_).toMatchObject(ASKED);
  expect(await back(agreeOf(public_))).toMatchObject({ ok: true });
});

test("a move is scheduled after the same question, and the schedule is cancelled if the event moves again", async () => {
  const { site, deps, by } = await open();
  await register(site, CLINIC);
  const later = new Date(deps.now().getTime() + 60 * 60_000);
  await changed(site, by, CLINIC, { location: "Rasulgarh, Bhubaneswar" });
  const schedule = async (agreed?: string) =>
    scheduleEntry(deps, by, { ...(await placeOf(site, CLINIC)), agreed }, later);
  const asked = (await schedule()) as { ok: boolean; agree?: string };
  expect(asked).toMatchObject(ASKED);
  expect(await schedule(agreeOf(asked))).toMatchObject({ ok: true });
  expect((await changed(site, by, CLINIC, { bring: "A pen." })).lostSchedule).toBe(false);
  expect((await changed(site, by, CLINIC, { location: "Jaydev Vihar, Bhubaneswar" })).lostSchedule).toBe(true);
  await changed(site, by, CLINIC, { location: "Rasulgarh, Bhubaneswar" });
  expect(await schedule(agreeOf(asked))).toMatchObject({ ok: true });
  await publishScheduled({ ...deps, now: () => new Date(later.getTime() + 1000) });
  expect((await entryOf(site, "events", CLINIC)).data).toMatchObject({ location: "Rasulgarh, Bhubaneswar" });
});

test("several texts are not published together if one of them moves people to a new date or place", async () => {
  const { site, deps, by } = await open();
  await register(site, CLINIC);
  await changed(site, by, CLINIC, { location: "Nayapalli, Bhubaneswar" });
  await changed(site, by, MEET, { bring: "A pen." });
  const places = [await placeOf(site, MEET), await placeOf(site, CLINIC)];
  expect(await publishEntries(deps, by, places)).toMatchObject({
    ...ASKED,
    message: expect.stringMatching(/^“Scheme Clinic .+”: \d+ (?:person is|people are) registered/),
  });
});

test("the page of a publication says how many people are registered where undoing it moves or takes off their event", async () => {
  const { site, deps, by } = await open();
  await register(site, MEET);
  const publication = async (agreed?: string) => {
    const published = await publishEntry(deps, by, { ...(await placeOf(site, MEET)), agreed });
    if (published.ok) return published.value.publication ?? "";
    return expect.fail(published.message);
  };
  const warnings = async (id: string) => (await viewPublication(deps.db, by, id))?.warnings;
  const undo = async (id: string) =>
    undoPublication(deps, by, id, { agreed: (await viewPublication(deps.db, by, id))?.agree });
  await changed(site, by, MEET, { bring: "A pen." });
  expect(await warnings(await publication())).toEqual([]);

  await changed(site, by, MEET, { location: "Dadar, Mumbai" });
  const asked = await publishEntry(deps, by, await placeOf(site, MEET));
  const moved = await publication(agreeOf(asked as { ok: boolean; agree?: string }));
  expect(await warnings(moved)).toEqual([expect.stringMatching(/registered for Nivesh Manthan.+no email/)]);
  expect(await undo(moved)).toMatchObject({ ok: true });
  expect(await warnings(moved)).toEqual([]);

  const withdraw = async (agreed?: string) =>
    withdrawEntry(deps, by, { ...(await placeOf(site, MEET)), agreed }, "archived");
  const withdrawn = await withdraw(agreeOf((await withdraw()) as { ok: boolean; agree?: string }));
  const off = withdrawn.ok ? (withdrawn.value.publication ?? "") : expect.fail(withdrawn.message);
  // Undoing it makes the event public again. Undoing that takes it off.
  expect(await warnings(off)).toHaveLength(1);
  expect(await undo(off)).toMatchObject({ ok: true });
  const [reversal] = (await viewPublications(deps.db, null)).rows;
  expect(await warnings(reversal?.id ?? "")).toHaveLength(1);
});

test("a publication is undone only after a question about everybody who is registered by then", async () => {
  const { site, deps, by } = await open();
  const { data } = await entryOf(site, "events", CLINIC);
  const slug = `clinic-${crypto.randomUUID().slice(0, 8)}`;
  const texts = { data: { ...(data as object), title: "New clinic" }, hi: undefined };
  await createEntry(deps, by, { collection: "events", slug }, texts);
  const published = await publishEntry(deps, by, { collection: "events", slug, version: 1 });
  const id = (published.ok && published.value.publication) || expect.fail("not published");
  expect(await viewPublication(deps.db, by, id)).toMatchObject({ warnings: [], agree: "" });
  await register(site, slug);
  const asked = await undoPublication(deps, by, id, { agreed: "" });
  expect(asked).toMatchObject({ ...ASKED, message: expect.stringContaining("1 person is registered for New clinic") });
  expect((await entryOf(site, "events", slug)).status).toBe("published");
  await register(site, slug);
  const agreed = agreeOf(asked as { ok: boolean; agree?: string });
  const again = await undoPublication(deps, by, id, { agreed });
  expect(again).toMatchObject({ ...ASKED, message: expect.stringContaining("2 people are registered") });
  const now = { agreed: agreeOf(again as { ok: boolean; agree?: string }) };
  expect(await undoPublication(deps, by, id, now)).toMatchObject({ ok: true });
  expect((await entryOf(site, "events", slug)).status).toBe("draft");
});

test("after the undo of a change that people who are registered would notice, its page leads to them", async () => {
  const { site, deps, by } = await open();
  const context = new RouterContextProvider();
  context.set(depsContext, deps);
  context.set(operatorContext, by);
  const undo = async (id: string) => {
    const agreed = (await viewPublication(deps.db, by, id))?.agree ?? "";
    const body = new URLSearchParams({ step: "back", agreed });
    const request = new Request("https://masaforum.example", { method: "POST", body });
    const args = { params: { id }, request, context } as unknown as Parameters<typeof action>[0];
    return action(args).catch((response: Response) => response.headers.get("Location"));
  };
  const publication = async (fields: object, agreed?: string): Promise<string> => {
    await changed(site, by, CLINIC, fields);
    const published = await publishEntry(deps, by, { ...(await placeOf(site, CLINIC)), agreed });
    if (published.ok) return published.value.publication ?? "";
    return publication(fields, agreeOf(published));
  };
  await register(site, CLINIC);
  const moved = await publication({ location: "Jagamara, Bhubaneswar" });
  const path = `/console/publications/${moved}?registered=yes&done=takenBack`;
  expect(await undo(moved)).toBe(path);
  const request = new Request(`https://masaforum.example${path}`);
  const args = { params: { id: moved }, request, context } as unknown as Parameters<typeof loader>[0];
  const changes = [{ collection: "events", slug: CLINIC }];
  expect(await loader(args)).toMatchObject({ changes, registered: [CLINIC], mayWrite: false });
  const empty = (await deps.content.snapshot()).collections.events.find(({ slug }) => ![CLINIC, MEET].includes(slug));
  const slugs = [empty?.slug ?? "", CLINIC];
  for (const slug of slugs) await changed(site, by, slug, { bring: "A calculator." });
  const both = await publishEntries(deps, by, await Promise.all(slugs.map((slug) => placeOf(site, slug))));
  const id = both.ok ? (both.value.publication ?? "") : expect.fail(both.message);
  expect(await loader({ ...args, params: { id } })).toMatchObject({ changes: [{}, {}], registered: [CLINIC] });
  expect(await undo(await publication({ bring: "A ruler." }))).toBe("/console/publications?done=takenBack");
});
