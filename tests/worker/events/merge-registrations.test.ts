import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { tagRecord, viewMarks } from "#worker/domain/console/marks/marks.server.ts";
import { mergePair, viewMerge } from "#worker/domain/console/merge-view.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { addNote, listNotes } from "#worker/domain/record-notes.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { makeAccount, merge } from "../../support/fixtures/merging.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;

async function register(phone: string, fullName = "Asha Rao", event?: string) {
  const email = `${crypto.randomUUID()}@example.org`;
  const id = crypto.randomUUID();
  const row = { id, event: event ?? "general", fullName, email, phone, membershipStatus: "Non-Member" };
  await deps.db.insert(eventRegistrations).values({ ...row, createdAt: deps.now() });
  return { id, email };
}
const find = (id: string) => deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)).get();
const mergesOf = async (id: string) => {
  const rows = await deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `registration:${id}`));
  return rows.filter(({ action }) => action === "registration.merged");
};
const REASON = "Told us by phone";

test("two registrations become one: notes and the confirmation move, the second is deleted, and no mail is sent", async () => {
  const desk = await operatorOf(site, "desk");
  const [keep, drop] = [await register("9111100001"), await register("9111100001", "A. Rao")];
  await confirmRegistration(deps, desk, drop.id);
  await addNote(deps, desk, { subject: `registration:${drop.id}`, body: "Comes with a colleague" });
  await tagRecord(deps, desk, { recordKind: "registration", recordId: drop.id }, "speaker");
  const pair = { keepId: keep.id, dropId: drop.id };
  const view = await viewMerge(deps, desk, pair);
  expect(view?.moves).toEqual([
    "1 internal note.",
    expect.stringMatching(/^The confirmation of the place. No second email is sent/),
  ]);
  expect(JSON.stringify(view)).not.toMatch(/[\w-]{8}@example|9111100001/);
  const mails = await deps.db.$count(outbox);
  expect(await mergePair(deps, desk, { ...pair, reason: REASON })).toMatchObject({ ok: true });
  expect(await find(drop.id)).toBeUndefined();
  expect(await find(keep.id)).toMatchObject({ email: keep.email, confirmedBy: desk.memberId });
  expect(await listNotes(deps, `registration:${keep.id}`)).toMatchObject([{ body: "Comes with a colleague" }]);
  expect(await viewMarks(deps, { recordKind: "registration", recordId: drop.id })).toMatchObject({ tags: [] });
  expect(await deps.db.$count(outbox)).toBe(mails);
  expect(await mergesOf(keep.id)).toMatchObject([{ reason: REASON }]);
});

test.each([
  ["desk merges the registrations", "queued"],
  ["desk merges the registrations", "sending"],
  ["the accounts are merged", "queued"],
  ["the accounts are merged", "sending"],
] as const)(
  "the email about a confirmed place that has not arrived goes to the kept address when %s while it is %s",
  async (way, status) => {
    const { site, mails } = openSiteWithMails();
    const desk = await operatorOf(site, "desk");
    const [keep, drop] = [await register("9111100006"), await register("9111100006", "A. Rao")];
    await confirmRegistration(site.deps, desk, drop.id);
    const nextAttemptAt = new Date(site.deps.now().getTime() - 1000);
    await site.deps.db.update(outbox).set({ status, nextAttemptAt }).where(eq(outbox.subjectId, drop.id));
    if (way === "the accounts are merged") {
      const accounts = [await makeAccount(site, keep.email), await makeAccount(site, drop.email)] as const;
      expect(await merge(site, ...accounts)).toMatchObject({ ok: true });
    } else {
      const pair = { keepId: keep.id, dropId: drop.id, reason: REASON };
      expect(await mergePair(site.deps, desk, pair)).toMatchObject({ ok: true });
    }
    for (let n = 0; n < 3; n++) await deliverMail(site.deps);
    const sent = mails.filter(({ subject }) => subject.startsWith("Your place is confirmed"));
    expect(sent.map(({ to }) => to).filter((to) => [keep.email, drop.email].includes(to))).toEqual([keep.email]);
  },
);

test("of two confirmed registrations the kept one gets only its own email", async () => {
  const { site, mails } = openSiteWithMails();
  const desk = await operatorOf(site, "desk");
  const [keep, drop] = [await register("9111100007"), await register("9111100007", "A. Rao")];
  for (const { id } of [keep, drop]) await confirmRegistration(site.deps, desk, id);
  expect(await mergePair(site.deps, desk, { keepId: keep.id, dropId: drop.id, reason: REASON })).toMatchObject({
    ok: true,
  });
  for (let n = 0; n < 3; n++) await deliverMail(site.deps);
  expect(mails.filter(({ to }) => [keep.email, drop.email].includes(to)).map(({ to }) => to)).toEqual([keep.email]);
});

test("of two merges in opposite directions at the same moment, one wins and one registration is left", async () => {
  const desk = await operatorOf(site, "desk");
  const [one, other] = [await register("9111100002"), await register("9111100002")];
  const outcomes = await Promise.all(
    [
      { keepId: one.id, dropId: other.id },
      { keepId: other.id, dropId: one.id },
      { keepId: one.id, dropId: other.id },
    ].map((pair) => mergePair(deps, desk, { ...pair, reason: REASON })),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect([await find(one.id), await find(other.id)].filter(Boolean)).toHaveLength(1);
  expect([...(await mergesOf(one.id)), ...(await mergesOf(other.id))]).toHaveLength(1);
});

test("a merge needs the passkey, one event, and two registrations", async () => {
  const desk = await operatorOf(site, "desk");
  const [one, other] = [await register("9111100003"), await register("9111100003", "Asha Rao", "elsewhere")];
  const pair = { keepId: one.id, dropId: other.id, reason: REASON };
  expect(await mergePair(deps, { ...desk, hasRecentPasskey: false }, pair)).toMatchObject({ code: "stale_passkey" });
  expect(await mergePair(deps, desk, pair)).toMatchObject({ code: "not_found" });
  expect(await mergePair(deps, desk, { ...pair, dropId: one.id })).toMatchObject({ code: "not_found" });
  expect(await mergePair(deps, desk, { ...pair, dropId: "none" })).toMatchObject({ code: "not_found" });
  expect(await find(one.id)).toBeDefined();
  expect(await viewMerge(deps, desk, pair)).toBeUndefined();
});

test("a registration names others of its event with the same phone number or name, masked", async () => {
  const desk = await operatorOf(site, "desk");
  const own = await register("9111100004", "Émile Mehta Rao");
  const [phone, name] = [await register("9111100004", "Z. Rao"), await register("9111100005", "Émile MEHTA RAO")];
  await register("9111100004", "Émile Mehta Rao", "elsewhere");
  const duplicates = (await viewRegistration(deps, desk, own.id))?.duplicates ?? [];
  expect(duplicates.map(({ id }) => id)).toEqual([phone.id, name.id]);
  expect(JSON.stringify(duplicates)).not.toMatch(/[\w-]{8}@example/);
});
