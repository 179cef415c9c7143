import { expect, test } from "vitest";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { findMember, findMemberByEmail, registerMember } from "#worker/domain/accounts/members.server.ts";
import { recordActivity } from "#worker/domain/workspace/activities.server.ts";
import { logIn, PHONE, requestErasure } from "../../support/fixtures/members.ts";
import { openSite, type Site } from "../../support/site/site.ts";

/** The site on which the account is erased just before the last of so many batches. */
function erasedBefore({ deps }: Site, batches: number, memberId: string): Site["deps"] {
  const db: typeof deps.db = Object.create(deps.db);
  let left = batches;
  const late: typeof db.batch = async (statements) => {
    left -= 1;
    if (left === 0) await requestErasure(deps, memberId);
    return deps.db.batch(statements);
  };
  return { ...deps, db: Object.assign(db, { batch: late }) };
}

test("a person who registers again while their account is erased gets a new account, which can be erased as well", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const person = { name: "Asha Rao", email, phone: PHONE, role: "startup", consent: NOTICE_VERSION } as const;
  await registerMember(erasedBefore(site, 2, memberId), { ...person, adult: "yes" });
  const fresh = (await findMemberByEmail(site.deps, email)) ?? expect.fail("no account");
  expect(fresh.id).not.toBe(memberId);
  await requestErasure(site.deps, fresh.id);
  expect(await findMember(site.deps, fresh.id)).toBeUndefined();
});

test("a page that records a visit opens although the account has just been erased", async () => {
  const site = openSite();
  const { memberId } = await logIn(site);
  await recordActivity(erasedBefore(site, 1, memberId), { memberId, role: "startup" }, "awards-seen", "");
  expect(await findMember(site.deps, memberId)).toBeUndefined();
});
