import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { locale } from "#messages/locale.ts";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { storeLanguage } from "#worker/domain/accounts/members.server.ts";
import {
  bestSchemes,
  changeOwnSchemes,
  describeFinderRequest,
  describeOwnSchemes,
} from "#worker/domain/schemes/own-schemes.server.ts";
import { openStopLink, stopByLink, stopKey } from "#worker/domain/schemes/reminder-links.server.ts";
import { renameEntry } from "#worker/domain/slugs/rename.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { queueSchemeChanges } from "#worker/jobs/scheme-reminders.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import type { Mail } from "#worker/providers/mail.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { merge } from "../../support/fixtures/merging.ts";
import { changeTerms, withSchemes } from "../../support/fixtures/schemes/changed-schemes.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

const ANSWERS = { purpose: "machines", sector: "manufacturing", udyam: "micro", amount: "50_lakh", standing: "clear" };
const REMIND = { step: "remind", scheme: "cgtmse" };
const STOP = { step: "stop", scheme: "cgtmse" };

async function makeOwner() {
  const email = `owner-${crypto.randomUUID()}@example.org`;
  const site = openSite();
  const memberId = await makeMember(site, email);
  const change = async (form: Record<string, string>) => changeOwnSchemes(site.deps, memberId, form);
  return { ...site, email, memberId, change };
}

const consentsOf = async ({ deps, memberId }: Awaited<ReturnType<typeof makeOwner>>) => {
  const isTheirs = and(eq(auditEntries.actor, memberId), eq(auditEntries.subject, "scheme:cgtmse"));
  const entries = await deps.db.select().from(auditEntries).where(isTheirs).orderBy(asc(auditEntries.at));
  return entries.map(({ action, detail }) => `${action} ${detail}`);
};
const mailsOf = async ({ deps, memberId }: Awaited<ReturnType<typeof makeOwner>>) =>
  deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.kind, "scheme_changed")));
/** The site after an editor has published other rules for CGTMSE. */
const changed = async ({ deps }: Awaited<ReturnType<typeof makeOwner>>, note = "Closed for a while.") =>
  withSchemes(deps, changeTerms("cgtmse", { status: "unconfirmed", statusNote: note }));

test("answers are saved at the member's request, replaced by later ones and deleted at once", async () => {
  const { deps, memberId, change } = await makeOwner();
  expect((await describeOwnSchemes(deps, memberId)).saved).toBeUndefined();
  await change({ step: "save", ...ANSWERS, name: "Asha" });
  await change({ step: "save", ...ANSWERS, udyam: "small" });
  const { saved } = await describeOwnSchemes(deps, memberId);
  expect(saved?.query).toBe("?purpose=machines&sector=manufacturing&udyam=small&amount=50_lakh&standing=clear");
  expect(saved?.answers[2]).toMatchObject({ title: "What does your Udyam certificate say?", label: "Small" });
  await change({ step: "forget" });
  expect((await describeOwnSchemes(deps, memberId)).saved).toBeUndefined();
});

test("no answers, an unknown step and an unknown scheme are refused", async () => {
  const { change } = await makeOwner();
  expect(await change({ step: "save", name: "Asha" })).toMatchObject({ code: "invalid_input" });
  expect(await change({ step: "sell" })).toMatchObject({ code: "invalid_input" });
  expect(await change({ step: "remind", scheme: "no-such-scheme" })).toMatchObject({ code: "not_found" });
});

test("the dashboard shows the best three of the saved answers; without answers it offers the finder to owners only", async () => {
  const { deps, memberId, change } = await makeOwner();
  expect(await bestSchemes(deps, { memberId, role: "student" })).toEqual({ saved: undefined, best: [] });
  expect(await bestSchemes(deps, { memberId, role: "mentor" })).toBeUndefined();
  await change({ step: "save", ...ANSWERS });
  const found = await bestSchemes(deps, { memberId, role: "startup" });
  expect(found?.best.map(({ slug, verdict }) => `${slug} ${verdict}`)).toEqual([
    "cgtmse fits",
    "mutual-credit-guarantee likely",
    "sclcss needs_answer",
  ]);
  expect(await bestSchemes(deps, { memberId, role: "mentor" })).toEqual(found);
});

test("opening the page from the finder stores nothing", async () => {
  const { deps, memberId } = await makeOwner();
  const requested = await describeFinderRequest(deps, new URLSearchParams({ ...ANSWERS, remind: "cgtmse" }));
  expect(requested.scheme?.slug).toBe("cgtmse");
  expect(requested.answers).toHaveLength(5);
  expect(await describeOwnSchemes(deps, memberId)).toEqual({ saved: undefined, reminders: [] });
});

test("a reminder is a consent: given once, withdrawn once, both in the audit trail", async () => {
  const owner = await makeOwner();
  for (const form of [REMIND, REMIND, STOP, STOP]) expect((await owner.change(form)).ok).toBe(true);
  expect(await consentsOf(owner)).toEqual([
    `consent.given scheme_changes ${NOTICE_VERSION}`,
    "consent.withdrawn scheme_changes",
  ]);
  expect((await describeOwnSchemes(owner.deps, owner.memberId)).reminders).toEqual([]);
});

test("published rules that differ are mailed once, even by two runs at a time; the same rules are not", async () => {
  const owner = await makeOwner();
  await owner.change(REMIND);
  await queueSchemeChanges(owner.deps);
  expect(await mailsOf(owner)).toHaveLength(0);
  const after = await changed(owner);
  await Promise.all([queueSchemeChanges(after), queueSchemeChanges(after)]);
  await queueSchemeChanges(after);
  expect(await mailsOf(owner)).toHaveLength(1);
  await queueSchemeChanges(await changed(owner, "Open again."));
  expect(await mailsOf(owner)).toHaveLength(2);
});

test("a reminder requested in Hindi covers the same rules", async () => {
  const owner = await makeOwner();
  await inLocale("hi", async () => owner.change(REMIND));
  await queueSchemeChanges(owner.deps);
  expect(await mailsOf(owner)).toHaveLength(0);
});

test("a changed cost or wording sends no mail", async () => {
  const owner = await makeOwner();
  await owner.change(REMIND);
  await queueSchemeChanges(await withSchemes(owner.deps, changeTerms("cgtmse", { cost: "Nothing." })));
  expect(await mailsOf(owner)).toHaveLength(0);
});

async function deliver(deps: Parameters<typeof deliverMail>[0], to: string): Promise<Mail[]> {
  const { site, mails } = openSiteWithMails(deps);
  await deliverMail(site.deps);
  return mails.filter((sent) => sent.to === to && sent.subject.startsWith("The rules"));
}

test("the mail names the scheme, and the button behind its link stops further mails", async () => {
  const owner = await makeOwner();
  await owner.change(REMIND);
  const after = await changed(owner);
  await queueSchemeChanges(after);
  const [mail = expect.fail("no mail")] = await deliver(after, owner.email);
  expect(mail.subject).toContain("Credit Guarantee Scheme for Micro and Small Enterprises");
  const [, key = ""] = /\/scheme-reminders\/stop\?key=(\S+)/.exec(mail.text) ?? [];
  expect(await openStopLink(owner.deps, key)).toMatchObject({ isActive: true });
  expect(await stopByLink(owner.deps, key)).toBe(true);
  expect(await openStopLink(owner.deps, key)).toMatchObject({ isActive: false });
  expect((await describeOwnSchemes(owner.deps, owner.memberId)).reminders).toEqual([]);
});

test("a link for another member or scheme stops nothing", async () => {
  const owner = await makeOwner();
  await owner.change(REMIND);
  const key = stopKey(owner.deps, { memberId: owner.memberId, scheme: "treds" });
  const forged = key.replace(".treds.", ".cgtmse.");
  for (const wrong of [forged, "", "a.b.c", `${owner.memberId}.cgtmse.`]) {
    expect(await stopByLink(owner.deps, wrong)).toBe(false);
  }
  expect((await describeOwnSchemes(owner.deps, owner.memberId)).reminders).toHaveLength(1);
});

test("a mail is not sent after the member has stopped, or once the scheme has changed again", async () => {
  const owner = await makeOwner();
  await owner.change(REMIND);
  const after = await changed(owner);
  await queueSchemeChanges(after);
  expect(await deliver(await changed(owner, "Changed again."), owner.email)).toEqual([]);
  await owner.change(STOP);
  await owner.change(REMIND);
  await queueSchemeChanges(after);
  await owner.change(STOP);
  expect(await deliver(after, owner.email)).toEqual([]);
});

test("a member who reads Hindi gets the mail, although the translated rules have another text", async () => {
  const owner = await makeOwner();
  await storeLanguage(owner.deps, owner.memberId, "hi");
  await owner.change(REMIND);
  const after = await changed(owner);
  const inHindi = await changed(owner, "कुछ समय के लिए बंद है।");
  const snapshot = async () => (locale() === "hi" ? inHindi : after).content.snapshot();
  const { site, mails } = openSiteWithMails({
    content: { ...after.content, snapshot },
    config: { ...after.config, hasHindi: true },
  });
  await queueSchemeChanges(site.deps);
  await deliverMail(site.deps);
  expect(mails.filter(({ to, text }) => to === owner.email && text.includes("/scheme-reminders/stop"))).toHaveLength(1);
});

test("a mail that is queued while the member changes their address goes to the new one", async () => {
  const owner = await makeOwner();
  await owner.change(REMIND);
  const after = await changed(owner);
  const email = `new-${owner.email}`;
  let batches = 0;
  const db: typeof after.db = Object.create(after.db);
  const late: typeof db.batch = async (statements) => {
    // The first batch reads the reminders.
    batches += 1;
    if (batches === 2) await after.db.update(members).set({ email }).where(eq(members.id, owner.memberId));
    return after.db.batch(statements);
  };
  await queueSchemeChanges({ ...after, db: Object.assign(db, { batch: late }) });
  expect(await mailsOf(owner)).toMatchObject([{ recipient: email }]);
});

test("a reminder that is started while the account is merged is not stored for the old one", async () => {
  const [owner, kept] = [await makeOwner(), await makeOwner()];
  expect(await merge(owner, { id: kept.memberId }, { id: owner.memberId })).toMatchObject({ ok: true });
  await owner.change(REMIND);
  expect((await describeOwnSchemes(owner.deps, owner.memberId)).reminders).toEqual([]);
  expect(await consentsOf(owner)).toEqual([]);
});

test("a mail that was queued before the accounts were merged still goes to the member", async () => {
  const [owner, kept] = [await makeOwner(), await makeOwner()];
  await owner.change(REMIND);
  const after = await changed(owner);
  await queueSchemeChanges(after);
  expect(await merge(owner, { id: kept.memberId }, { id: owner.memberId })).toMatchObject({ ok: true });
  const [mail = expect.fail("no mail")] = await deliver(after, kept.email);
  const [, key = ""] = /\/scheme-reminders\/stop\?key=(\S+)/.exec(mail.text) ?? [];
  expect(await openStopLink(owner.deps, key)).toMatchObject({ memberId: kept.memberId, isActive: true });
});

test("a link from before a merge of accounts or a new address of the scheme stops the mails, too", async () => {
  const [owner, kept] = [await makeOwner(), await makeOwner()];
  await owner.change({ step: "remind", scheme: "treds" });
  const key = stopKey(owner.deps, { memberId: owner.memberId, scheme: "treds" });
  expect(await merge(owner, { id: kept.memberId }, { id: owner.memberId })).toMatchObject({ ok: true });
  const editor = await operatorOf(owner, "editor");
  const renaming = { collection: "schemes", from: "treds", to: "treds-platforms" } as const;
  expect(await renameEntry(owner.deps, editor, renaming)).toMatchObject({ ok: true });
  const { reminders } = await describeOwnSchemes(kept.deps, kept.memberId);
  expect(reminders).toMatchObject([{ scheme: "treds-platforms" }]);
  expect(await openStopLink(owner.deps, key)).toMatchObject({ isActive: true });
  expect(await stopByLink(owner.deps, key)).toBe(true);
  expect((await describeOwnSchemes(kept.deps, kept.memberId)).reminders).toEqual([]);
});
