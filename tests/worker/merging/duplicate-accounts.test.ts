import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#worker/db/schema/accounts.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { listDuplicateAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import { makeMember, makeUnverified } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { db } = site.deps;
const address = () => `${crypto.randomUUID()}@example.org`;

async function makePerson(name: string, phone: string): Promise<string> {
  const id = await makeMember(site, address());
  await db.update(members).set({ name, phone }).where(eq(members.id, id));
  return id;
}

test("only confirmed accounts with the same name or phone number are shown as probably the same person's", async () => {
  const own = await makePerson("Leela Nair", "9000011111");
  const samePhone = await makePerson("Leela N", "9000011111");
  const sameName = await makePerson("leela nair", "9000022222");
  await makePerson("Leela Menon", "9000033333");
  const unverified = await makeUnverified(site, address());
  await db.update(members).set({ name: "Leela Nair", phone: "9000011111" }).where(eq(members.id, unverified));
  const account = (await findMember(site.deps, own)) ?? expect.fail("no account");
  const found = await listDuplicateAccounts(site.deps, account);
  expect(found?.map(({ id }) => id)).toEqual([samePhone, sameName]);
  expect(await listDuplicateAccounts(site.deps, { ...account, state: "unverified" })).toBeUndefined();
});
