import { expect, test } from "vitest";
import { consents } from "#worker/db/schema/accounts.ts";
import type { Deps } from "#worker/deps.ts";
import {
  consentStatement,
  giveConsent,
  listConsents,
  mergeConsents,
  purgeTickedFor,
  withdrawConsent,
} from "#worker/domain/accounts/consents.server.ts";
import { isUnverified } from "#worker/domain/accounts/members.server.ts";
import { makeMember, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const siteAt = (hours: number) => openSite({ now: () => new Date(START + hours * HOUR) });
const listMarketing = async (deps: Deps, memberId: string) =>
  (await listConsents(deps, memberId)).filter(({ purpose }) => purpose === "marketing");
const mergeAt = async ({ deps }: { deps: Deps }, from: string, to: string) =>
  deps.db.batch(mergeConsents(deps, { from, to }));
const newAddress = () => `${crypto.randomUUID()}@example.org`;

test("a member withdraws only their own consent", async () => {
  const { deps } = siteAt(0);
  const [mine, other] = [await makeMember({ deps }, newAddress()), await makeMember({ deps }, newAddress())];
  for (const id of [mine, other]) await giveConsent(deps, id, "marketing");
  await withdrawConsent(deps, mine, "marketing");
  expect(await listMarketing(deps, mine)).toMatchObject([{ withdrawnAt: new Date(START) }]);
  expect(await listMarketing(deps, other)).toMatchObject([{ withdrawnAt: null }]);
});

test("a withdrawn consent keeps the time of the withdrawal", async () => {
  const { deps } = siteAt(0);
  const memberId = await makeMember({ deps }, newAddress());
  await giveConsent(deps, memberId, "marketing");
  await withdrawConsent(deps, memberId, "marketing");
  await withdrawConsent(siteAt(5).deps, memberId, "marketing");
  expect(await listMarketing(deps, memberId)).toMatchObject([{ withdrawnAt: new Date(START) }]);
});

test("consents ticked for an address are deleted with its unproven account, and nobody else's are", async () => {
  const { deps } = siteAt(0);
  const [email, other] = [newAddress(), newAddress()];
  const memberId = await makeUnverified({ deps }, email);
  for (const address of [email, other]) await consentStatement(deps, { email: address }, "account");
  const ticked = async () => (await deps.db.select().from(consents)).map((row) => row.email);
  await purgeTickedFor(deps, email, isUnverified("somebody else"));
  expect(await ticked()).toEqual(expect.arrayContaining([email, other]));
  await purgeTickedFor(deps, email, isUnverified(memberId));
  expect(await ticked()).not.toContain(email);
  expect(await ticked()).toContain(other);
});

test("a consent to mails ends in a merge if the kept account has withdrawn its own", async () => {
  const { deps } = siteAt(0);
  const [keep, drop] = [await makeMember({ deps }, newAddress()), await makeMember({ deps }, newAddress())];
  for (const id of [keep, drop]) await giveConsent(deps, id, "marketing");
  await withdrawConsent(deps, keep, "marketing");
  await mergeAt(siteAt(5), drop, keep);
  const ends = (await listMarketing(deps, keep)).map(({ withdrawnAt }) => withdrawnAt?.getTime());
  expect(ends.toSorted((a = 0, b = 0) => a - b)).toEqual([START, START + 5 * HOUR]);
});

test("a consent to mails stays open in a merge if the kept account has given its own", async () => {
  const { deps } = siteAt(0);
  const [keep, drop] = [await makeMember({ deps }, newAddress()), await makeMember({ deps }, newAddress())];
  for (const id of [keep, drop]) await giveConsent(deps, id, "marketing");
  await mergeAt(siteAt(5), drop, keep);
  expect(await listMarketing(deps, keep)).toMatchObject([{ withdrawnAt: null }, { withdrawnAt: null }]);
});

test("a merge ends no consent of a third account", async () => {
  const { deps } = siteAt(0);
  const [keep, drop] = [await makeMember({ deps }, newAddress()), await makeMember({ deps }, newAddress())];
  const third = await makeMember({ deps }, newAddress());
  for (const id of [drop, third]) await giveConsent(deps, id, "marketing");
  await mergeAt(siteAt(5), drop, keep);
  expect(await listMarketing(deps, keep)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
  expect(await listMarketing(deps, third)).toMatchObject([{ withdrawnAt: null }]);
});

test("a merge ends only the consent to mails, not the consent to the account", async () => {
  const { deps } = siteAt(0);
  const [keep, drop] = [await makeMember({ deps }, newAddress()), await makeMember({ deps }, newAddress())];
  await withdrawConsent(deps, keep, "account");
  await mergeAt(siteAt(5), drop, keep);
  const open = (await listConsents(deps, keep)).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(open).toMatchObject([{ purpose: "account" }]);
});

test("a consent withdrawn before a merge keeps the time of the withdrawal", async () => {
  const { deps } = siteAt(0);
  const [keep, drop] = [await makeMember({ deps }, newAddress()), await makeMember({ deps }, newAddress())];
  await giveConsent(deps, drop, "marketing");
  await withdrawConsent(deps, drop, "marketing");
  await mergeAt(siteAt(5), drop, keep);
  expect(await listMarketing(deps, keep)).toMatchObject([{ withdrawnAt: new Date(START) }]);
});
