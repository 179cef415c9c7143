import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "#worker/db/schema/accounts.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { recordView, withTrail } from "#worker/domain/audit-trail.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { openSite } from "../../support/site/site.ts";

const { deps } = openSite();
const BY = { memberId: "operator-1", requestId: "request-1" };
const view = (subject: string) => recordView(deps, BY, { action: "message.revealed", subject, reason: "To call back" });
const rows = () => deps.db.select().from(auditTrail).orderBy(desc(auditTrail.seq));

beforeEach(async () => {
  await deps.db.delete(auditTrail);
  await env.DB.exec("delete from sqlite_sequence where name = 'audit_trail'");
});

test("an entry says who did what, about whom, why and in which request, and links to the one before", async () => {
  await view("message:1");
  await view("message:2");
  const [second, first] = await rows();
  expect(first).toMatchObject({ seq: 1, operator: "operator-1", action: "message.revealed", subject: "message:1" });
  expect(first).toMatchObject({ reason: "To call back", requestId: "request-1", previousHash: "0".repeat(64) });
  expect(second).toMatchObject({ seq: 2, previousHash: first?.hash });
  expect(await verifyTrail(deps)).toEqual({ entries: 2, fault: undefined });
});

test("values before and after are stored as keyed digests, equal only for equal values", async () => {
  const entry = { action: "member.changed", subject: "member:1" };
  const before = { phone: "9876543210", name: "Asha" };
  await withTrail(deps, BY, { ...entry, before, after: { phone: "9123456789", name: "Asha" } }, () => []);
  const [row] = await rows();
  const { phone = [], name = [] } = row?.fields ?? {};
  expect(phone[0]).not.toBe(phone[1]);
  expect(name[0]).toBe(name[1]);
  expect(JSON.stringify(row)).not.toMatch(/9876543210|9123456789|Asha/);
});

test("a change and its entry are written together or not at all", async () => {
  const { memberId } = await enrol(deps, "mentor");
  const rename = (name: string) => deps.db.update(members).set({ name }).where(eq(members.id, memberId));
  const entry = { action: "member.changed", subject: `member:${memberId}` };
  await withTrail(deps, BY, entry, () => [rename("New name")]);
  expect(await rows()).toHaveLength(1);
  const broken = () => [rename("Other name"), deps.db.insert(members).values({ id: memberId } as never)] as const;
  await expect(withTrail(deps, BY, entry, broken)).rejects.toThrow();
  expect(await rows()).toHaveLength(1);
  expect((await deps.db.select().from(members).where(eq(members.id, memberId)).get())?.name).toBe("New name");
});

test("thirty appends at the same moment make one unbroken chain", async () => {
  await Promise.all(Array.from({ length: 30 }, (_, n) => view(`message:${n}`)));
  expect(await rows()).toHaveLength(30);
  expect(await verifyTrail(deps)).toEqual({ entries: 30, fault: undefined });
});

const FAULTS: Record<string, [sql: string, fault: object]> = {
  "a changed subject": ["update audit_trail set subject = 'message:9' where seq = 3", { seq: 3, kind: "changed" }],
  "a changed time": ["update audit_trail set at = at + 1 where seq = 2", { seq: 2, kind: "changed" }],
  "a changed reason": ["update audit_trail set reason = null where seq = 5", { seq: 5, kind: "changed" }],
  "changed digests": [`update audit_trail set fields = '{"a":[null,"b"]}' where seq = 4`, { seq: 4, kind: "changed" }],
  "a missing first entry": ["delete from audit_trail where seq = 1", { seq: 2, kind: "missing" }],
  "a missing entry": ["delete from audit_trail where seq = 3", { seq: 4, kind: "missing" }],
  "a missing last entry": ["delete from audit_trail where seq = 5", { seq: 5, kind: "missing" }],
  "a missing trail": ["delete from audit_trail", { seq: 5, kind: "missing" }],
};

for (const [name, [statement, fault]] of Object.entries(FAULTS)) {
  test(`the check finds ${name}`, async () => {
    for (let n = 1; n <= 5; n += 1) await view(`message:${n}`);
    await env.DB.exec(statement);
    expect((await verifyTrail(deps)).fault).toEqual(fault);
  });
}

test("an entry that was rewritten with a matching hash breaks the link of the next one", async () => {
  for (let n = 1; n <= 3; n += 1) await view(`message:${n}`);
  await env.DB.exec("update audit_trail set hash = '1' where seq = 3");
  expect((await verifyTrail(deps)).fault).toEqual({ seq: 3, kind: "changed" });
});
