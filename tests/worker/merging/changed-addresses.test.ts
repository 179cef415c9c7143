import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { mergeAccounts } from "#worker/domain/merging/merge-accounts.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { type Account, makeAccount, newAddress } from "../../support/fixtures/merging.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
/** The calls before it read both accounts and find no obstacle. */
const FIRST_CALL_AFTER_THE_CHECK = 3;

const moveTo = (email: string, { id }: Account) => deps.db.update(members).set({ email }).where(eq(members.id, id));

/** Merges two accounts. `act` runs when they have been found mergeable. */
async function mergeWhile(keep: Account, drop: Account, act: () => Promise<unknown>) {
  const { db, wasReached } = breakDb(env.DB, FIRST_CALL_AFTER_THE_CHECK, act);
  const pair = { keepId: keep.id, dropId: drop.id, reason: "Both showed me the same card" };
  const outcome = await mergeAccounts({ ...deps, db: openDb(db) }, await operatorOf(site, "desk"), pair);
  expect(wasReached()).toBe(true);
  return outcome;
}

const CHANGED = { ok: false, code: "not_mergeable", message: expect.stringMatching(/changed in the meantime/) };

test.each([
  ["kept", 0],
  ["old", 1],
] as const)("a merge is refused if the %s account changes its address at the same moment", async (_name, n) => {
  const pair = [await makeAccount(site), await makeAccount(site)] as const;
  const outcome = await mergeWhile(...pair, () => moveTo(newAddress(), pair[n]).run());
  expect(outcome).toMatchObject(CHANGED);
  for (const { id } of pair) expect(await findMember(deps, id)).toMatchObject({ state: "active" });
});

test.each([
  ["kept", 0],
  ["old", 1],
] as const)("a merge is refused if another account takes over the address of the %s one", async (_name, n) => {
  const pair = [await makeAccount(site), await makeAccount(site)] as const;
  const other = await makeAccount(site);
  const address = pair[n].email;
  const outcome = await mergeWhile(...pair, () =>
    deps.db.batch([moveTo(newAddress(), pair[n]), moveTo(address, other)]),
  );
  expect(outcome).toMatchObject(CHANGED);
  for (const { id } of [...pair, other]) expect(await findMember(deps, id)).toMatchObject({ state: "active" });
});
