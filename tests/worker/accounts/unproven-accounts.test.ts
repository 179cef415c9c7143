import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import {
  confirmMember,
  findMember,
  isUnverified,
  listUnverified,
  purgeUnverified,
} from "#worker/domain/accounts/members.server.ts";
import { makeMember, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const newAddress = () => `${crypto.randomUUID()}@example.org`;

test("only the unproven account is deleted, and not once its owner has proven it", async () => {
  const [gone, other] = [await makeUnverified(site, newAddress()), await makeUnverified(site, newAddress())];
  const proven = await makeMember(site, newAddress());
  for (const id of [gone, proven]) await site.deps.db.batch(purgeUnverified(site.deps, id));
  expect(await findMember(site.deps, gone)).toBeUndefined();
  expect(await findMember(site.deps, other)).toBeDefined();
  expect(await findMember(site.deps, proven)).toBeDefined();
});

test("a confirmed account gets the details of its owner, and every other account stays as it was", async () => {
  const [own, other] = [await makeUnverified(site, newAddress()), await makeMember(site, newAddress())];
  const untouched = await findMember(site.deps, other);
  const unproven = await makeUnverified(site, newAddress());
  const details = { name: "Meera Joshi", phone: "+91 22 5550 0199", role: "mentor" } as const;
  await confirmMember(site.deps, own, { ...details, consent: NOTICE_VERSION, adult: "yes" });
  expect(await findMember(site.deps, own)).toMatchObject({ ...details, state: "active" });
  expect(await findMember(site.deps, other)).toEqual(untouched);
  expect(await findMember(site.deps, unproven)).toMatchObject({ state: "unverified" });
});

test("an account is unproven by its own state, not because another one is", async () => {
  const unproven = await makeUnverified(site, newAddress());
  const proven = await makeMember(site, newAddress());
  const read = (id: string) => site.deps.db.get<{ is: number }>(sql`select ${isUnverified(id)} as "is"`);
  expect(await read(unproven)).toEqual({ is: 1 });
  expect(await read(proven)).toEqual({ is: 0 });
});

test("old unproven accounts are listed for deletion, but no members", async () => {
  const unproven = await makeUnverified(site, newAddress());
  const proven = await makeMember(site, newAddress());
  const list = async (before: Date) => (await listUnverified(site.deps, before, 1000)).map(({ id }) => id);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  expect(await list(tomorrow)).toContain(unproven);
  expect(await list(tomorrow)).not.toContain(proven);
  expect(await list(new Date(0))).toEqual([]);
});
