import { env } from "cloudflare:workers";
import { desc, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { OPERATOR_ROLES } from "#worker/contracts/console/vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { operators } from "#worker/db/schema/operators.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { findSession } from "#worker/domain/accounts/sessions.server.ts";
import {
  findGrant,
  findGrantOf,
  grantRole,
  listGrants,
  revokeRole,
} from "#worker/domain/operators/operators.server.ts";
import { giveRole } from "#worker/domain/operators/staff.server.ts";
import { requestOwnErasure } from "#worker/domain/privacy/erasure.server.ts";
import { requestErasureFor } from "#worker/domain/privacy/erasure-on-request.server.ts";
import { storeErasureRequest } from "#worker/domain/privacy/erasure-requests.server.ts";
import { COMMAND, logInOperator } from "../../support/console/operators.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const address = () => `${crypto.randomUUID()}@example.org`;
const grantOf = async (email: string) => (await findGrantOf(deps, email)) ?? expect.fail("no grant");

beforeEach(async () => {
  await deps.db.delete(operators);
});

test("a role is granted, changed and ended, each with its audit entry", async () => {
  await grantRole(deps, COMMAND, { email: address(), role: "owner" });
  const email = address();
  expect(await grantRole(deps, COMMAND, { email, role: "desk" })).toEqual({
    ok: true,
    value: (await grantOf(email)).id,
  });
  const changed = await grantRole(deps, COMMAND, { email, role: "finance" });
  const grant = await grantOf(email);
  expect(changed).toEqual({ ok: true, value: grant.id });
  expect(grant).toMatchObject({ role: "finance", grantedBy: "command", revokedAt: null });
  expect(await revokeRole(deps, COMMAND, grant.id)).toEqual({ ok: true, value: null });
  expect(await findGrantOf(deps, email)).toBeUndefined();
  const entries = await deps.db.select().from(auditTrail).orderBy(desc(auditTrail.seq)).limit(3);
  expect(entries.map(({ action }) => action)).toEqual([
    "operator.revoked",
    "operator.granted.finance",
    "operator.granted.desk",
  ]);
  expect(JSON.stringify(entries)).not.toContain(email);
  const rows = await deps.db.select().from(operators).where(eq(operators.email, email));
  expect(rows.map(({ role, revokedBy }) => [role, revokedBy])).toEqual([
    ["desk", "command"],
    ["finance", "command"],
  ]);
});

test("an owner grants access once, changes the role after that, and does neither without a recent passkey", async () => {
  const owner = await operatorOf(site, "owner");
  const email = address();
  const stale = { ...owner, hasRecentPasskey: false };
  const role = "finance" as const;
  expect(await giveRole(deps, stale, { email, role, isNew: true })).toMatchObject({ code: "stale_passkey" });
  expect(await findGrantOf(deps, email)).toBeUndefined();
  const granted = await giveRole(deps, owner, { email, role, isNew: true });
  expect(granted).toEqual({ ok: true, value: (await grantOf(email)).id });
  const again = { email, role: "auditor" as const };
  expect(await giveRole(deps, owner, { ...again, isNew: true })).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "email", message: expect.stringContaining("already have access as Finance") }],
  });
  expect(await grantOf(email)).toMatchObject({ role });
  expect(await giveRole(deps, stale, { ...again, isNew: false })).toMatchObject({ code: "stale_passkey" });
  expect(await giveRole(deps, owner, { ...again, isNew: false })).toMatchObject({ ok: true });
  expect(await grantOf(email)).toMatchObject({ role: "auditor" });
});

test.each([true, false])(
  "an owner is asked once before somebody becomes an owner, newly (%s) or not",
  async (isNew) => {
    const owner = await operatorOf(site, "owner");
    const [email, other] = [address(), address()];
    const role = isNew ? undefined : "desk";
    if (role) await grantRole(deps, COMMAND, { email, role });
    const grant = { email, role: "owner", isNew } as const;
    const stale = { ...owner, hasRecentPasskey: false };
    expect(await giveRole(deps, stale, { ...grant, agreed: email })).toMatchObject({ code: "stale_passkey" });
    const asked = await giveRole(deps, owner, grant);
    expect(asked).toMatchObject({
      code: "new_owner",
      agree: email,
      message: expect.stringMatching(/payment details.*end access.*audit trail/),
    });
    expect(await giveRole(deps, owner, { ...grant, agreed: other })).toEqual(asked);
    expect((await findGrantOf(deps, email))?.role).toBe(role);
    expect(await giveRole(deps, owner, { ...grant, agreed: email })).toMatchObject({ ok: true });
    expect(await grantOf(email)).toMatchObject({ role: "owner" });
    // They are an owner now, so nothing changes.
    expect(await giveRole(deps, owner, { ...grant, isNew: false })).toMatchObject({ ok: true });
  },
);

test("no other role asks", async () => {
  const owner = await operatorOf(site, "owner");
  const email = address();
  for (const role of OPERATOR_ROLES.filter((one) => one !== "owner")) {
    const isNew = !(await findGrantOf(deps, email));
    expect(await giveRole(deps, owner, { email, role, isNew })).toMatchObject({ ok: true });
    expect(await grantOf(email)).toMatchObject({ role });
  }
});

test("granting the same role again changes nothing", async () => {
  const email = address();
  await grantRole(deps, COMMAND, { email, role: "owner" });
  const { id } = await grantOf(email);
  expect(await grantRole(deps, COMMAND, { email, role: "owner" })).toEqual({ ok: true, value: id });
  expect((await grantOf(email)).id).toBe(id);
});

test("the last owner is neither removed nor given another role", async () => {
  const email = address();
  await grantRole(deps, COMMAND, { email, role: "owner" });
  await grantRole(deps, COMMAND, { email: address(), role: "desk" });
  const { id } = await grantOf(email);
  expect(await revokeRole(deps, COMMAND, id)).toMatchObject({ ok: false, code: "last_owner" });
  expect(await grantRole(deps, COMMAND, { email, role: "desk" })).toMatchObject({ ok: false, code: "last_owner" });
  expect(await grantOf(email)).toMatchObject({ id, role: "owner" });
});

test("owners who remove each other at the same moment leave one", async () => {
  for (let round = 0; round < 5; round += 1) {
    await deps.db.delete(operators);
    const pair = [address(), address()];
    for (const email of pair) await grantRole(deps, COMMAND, { email, role: "owner" });
    const grants = await listGrants(deps);
    const outcomes = await Promise.all(grants.map(({ id }) => revokeRole(deps, COMMAND, id)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listGrants(deps)).toHaveLength(1);
  }
});

test("two grants to one address at the same moment leave one", async () => {
  const email = address();
  const roles = ["desk", "finance", "editor"] as const;
  await Promise.all(roles.map((role) => grantRole(deps, COMMAND, { email, role })));
  expect(await deps.db.$count(operators, isNull(operators.revokedAt))).toBe(1);
});

test("a role that changes while somebody ends the access stays ended", async () => {
  const [owner, email] = [await operatorOf(site, "owner"), address()];
  await grantRole(deps, COMMAND, { email, role: "desk" });
  const id = (await findGrantOf(deps, email))?.id ?? "";
  // The first call finds the grant.
  const slow = breakDb(env.DB, 1, () => revokeRole(deps, COMMAND, id));
  const change = grantRole({ ...deps, db: openDb(slow.db) }, owner, { email, role: "editor" });
  expect(await change).toMatchObject({ code: "version_conflict" });
  expect(await findGrantOf(deps, email)).toBeUndefined();
});

test("an unknown grant is not ended", async () => {
  expect(await revokeRole(deps, COMMAND, "nothing")).toMatchObject({ ok: false, code: "not_found" });
});

test("a role that has ended keeps its end and is not ended again", async () => {
  const email = address();
  await grantRole(deps, COMMAND, { email, role: "desk" });
  const { id } = await grantOf(email);
  await revokeRole(deps, COMMAND, id);
  expect(await revokeRole(deps, { ...COMMAND, memberId: "second" }, id)).toEqual({ ok: true, value: null });
  const isAbout = eq(auditTrail.subject, `operator:${id}`);
  const actions = (await deps.db.select().from(auditTrail).where(isAbout)).map(({ action }) => action);
  expect(actions).toEqual(["operator.granted.desk", "operator.revoked"]);
  expect(await deps.db.select().from(operators)).toMatchObject([{ id, revokedBy: "command" }]);
});

test("a person whose role has ended is not an operator", async () => {
  const person = { memberId: "first", email: address() };
  await grantRole(deps, COMMAND, { email: person.email, role: "desk" });
  const grant = await findGrant(deps, person);
  await revokeRole(deps, COMMAND, grant?.id ?? "");
  expect(await findGrant(deps, person)).toBeUndefined();
});

test("the first visit binds the current grant, and none that ended before it", async () => {
  const person = { memberId: "first", email: address() };
  for (const role of ["desk", "finance"] as const) await grantRole(deps, COMMAND, { email: person.email, role });
  expect(await findGrant(deps, person)).toMatchObject({ role: "finance", memberId: "first" });
  const ended = await deps.db.select().from(operators).where(eq(operators.role, "desk"));
  expect(ended).toMatchObject([{ memberId: null, revokedAt: expect.any(Date) }]);
});

test("a grant binds to the first account that visits with its address, and to no later one", async () => {
  const email = address();
  await grantRole(deps, COMMAND, { email, role: "desk" });
  expect(await findGrant(deps, { memberId: "first", email })).toMatchObject({ role: "desk", memberId: "first" });
  // The first person has another address now, and somebody else has the old one.
  expect(await findGrant(deps, { memberId: "second", email })).toBeUndefined();
  expect(await findGrant(deps, { memberId: "first", email: address() })).toMatchObject({ role: "desk" });
});

test("erasing an account at an operator's former address does not end the operator's access", async () => {
  const operator = await logIn(site);
  const { email: former } = operator;
  await grantRole(deps, COMMAND, { email: former, role: "owner" });
  await findGrant(deps, operator);
  const email = address();
  await deps.db.update(members).set({ email }).where(eq(members.id, operator.memberId));
  const other = await logIn(site, { email: former });
  const by = { memberId: operator.memberId, requestId: "request-1" };
  const asked = { memberId: other.memberId, reason: "Asked by phone" };
  expect(await requestErasureFor(deps, by, asked)).toMatchObject({ ok: true });
  expect(await findMember(deps, other.memberId)).toBeUndefined();
  expect(await findGrant(deps, { memberId: operator.memberId, email })).toMatchObject({ role: "owner" });
});

test("a person who gets a role while they close their account keeps it", async () => {
  const { cookie, email, memberId } = await logIn(site);
  const session = await findSession(deps, { cookie, userAgent: null, ip: null });
  // Before the request is stored: the role was read.
  const granted = breakDb(env.DB, 1, () => grantRole(deps, COMMAND, { email, role: "owner" }));
  const own = { ...deps, db: openDb(granted.db) };
  expect(await requestOwnErasure(own, session ?? expect.fail("no session"))).toMatchObject({
    code: "operator_account",
  });
  expect(await findMember(deps, memberId)).toBeDefined();
  expect(await findGrant(deps, { memberId, email })).toMatchObject({ role: "owner" });
});

test("an account that is being erased gets no role, so the last owner cannot vanish with it", async () => {
  const { email, memberId } = await logIn(site);
  await storeErasureRequest(deps, memberId);
  expect(await grantRole(deps, COMMAND, { email, role: "owner" })).toMatchObject({
    code: "version_conflict",
    message: expect.stringContaining("the account with this address is being erased"),
  });
  expect(await findGrant(deps, { memberId, email })).toBeUndefined();
});

test("an operator cannot close their account while they have a role", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const session = await findSession(deps, { cookie, userAgent: null, ip: null });
  const outcome = await requestOwnErasure(deps, session ?? expect.fail("no session"));
  expect(outcome).toMatchObject({ ok: false, code: "operator_account" });
  const member = await logIn(site);
  const own = await findSession(deps, { cookie: member.cookie, userAgent: null, ip: null });
  expect(await requestOwnErasure(deps, own ?? expect.fail("no session"))).toMatchObject({ ok: true });
});
