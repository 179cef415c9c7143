import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { recordReplies } from "#worker/db/schema/operators.ts";
import { applyBulk, previewBulk } from "#worker/domain/console/bulk/bulk.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { registrationList } from "#worker/domain/console/registrations.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-24T06:00:00Z");
const site = openSite({ now: () => NOW });
const { deps } = site;

const registrations = async () => withMarks(deps, await registrationList(deps));

/** 132 people at one event, one minute apart, who find their registrations by the same name. */
async function crowd(event: string) {
  const guests = `with recursive guests(i) as (select 1 union all select i + 1 from guests where i < 132)
    insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at)
    select ?1 || '-' || i, ?1, 'Kabir ' || ?1, ?1 || '-' || i || '@example.org', '97' || (10000000 + i), 'Member', i * 60000
    from guests`;
  await env.DB.prepare(guests).bind(event).run();
  return Array.from({ length: 132 }, (_, i) => `${event}-${i + 1}@example.org`);
}

/** What the forms of the bulk pages send: the preview's form, then the button that continues. */
async function goOn(entered: Record<string, string>, minutes: number) {
  const desk = await operatorOf(site, "desk");
  const later = (more: number) => ({ ...deps, now: () => new Date(NOW.getTime() + (minutes + more) * 60_000) });
  const list = await registrations();
  const previewed = await previewBulk(later(0), list, entered);
  const preview = previewed.ok ? previewed.value : expect.fail(previewed.message);
  const { rows, seen, began, more } = preview;
  const { do: step = "", kept = "" } = entered;
  const keys = Object.fromEntries(rows.map(({ id, version }) => [`row.${id}`, version]));
  const form = { do: step, agreed: "yes", kept, seen: `${seen}`, began: `${began}`, next: more?.after ?? "", ...keys };
  const outcome = await applyBulk(later(1), desk, list, { ...form, body: "The hall has moved.", tag: "hall" });
  const result = outcome.ok ? outcome.value : expect.fail(outcome.message);
  const after = result.more?.after ?? "";
  return { preview, result, next: { do: step, all: "on", kept, began: `${result.began}`, after } };
}

test("what is more than 100 continues after the last row, so that nobody is left out or written to twice", async () => {
  const addresses = await crowd("crowd-a");
  await crowd("crowd-b");
  for (const kept of ["event=crowd-a", "event=crowd-a&sort=oldest", "q=kabir+crowd-a"]) {
    const first = await goOn({ do: "write", all: "on", kept }, 0);
    expect(first.preview, kept).toMatchObject({ title: "Send 100 emails", more: { text: "32 more match." } });
    const more = { text: "32 more match.", button: "Continue with the next 32" };
    expect(first.result).toMatchObject({ done: { length: 100 }, left: [], more });
    const second = await goOn(first.next, 10);
    expect(second.result).toMatchObject({ done: { length: 32 }, left: [], more: undefined });
    const mailed = await deps.db.select().from(outbox).where(eq(outbox.kind, "record_reply"));
    const ours = mailed.flatMap(({ recipient }) => (recipient?.startsWith("crowd-") ? [recipient] : []));
    expect(ours.sort()).toEqual([...addresses].sort());
    await deps.db.delete(outbox);
    await deps.db.delete(recordReplies);
  }
});

test("an address that the first 100 included is left out of the next ones, but not an email of another day", async () => {
  await crowd("crowd-c");
  const guest = { fullName: "Kabir crowd-c", phone: "9711111111", membershipStatus: "Member", createdAt: new Date(1) };
  const again = (id: string, email: string) => ({ ...guest, id, event: "crowd-c", email });
  const elsewhere = { ...again("crowd-twice", "crowd-c-132@example.org"), event: "crowd-d" };
  await deps.db.insert(eventRegistrations).values([elsewhere, again("crowd-once", "crowd-e@example.org")]);
  const mail = { kind: "record_reply", subjectId: "earlier", dedupeKey: "record_reply:earlier" } as const;
  const early = new Date(NOW.getTime() - 1);
  const earlier = { ...mail, id: "earlier", recipient: "crowd-e@example.org", nextAttemptAt: early, createdAt: early };
  await deps.db.insert(outbox).values(earlier);
  const first = await goOn({ do: "write", all: "on", kept: "from=1970-01-01&to=1970-01-01&q=kabir+crowd-c" }, 0);
  const second = await goOn(first.next, 10);
  const rows = [...first.result.done, ...second.result.done].map(({ key }) => key);
  expect(rows).toContain("crowd-once");
  const why = "Somebody has emailed this address since you began.";
  expect([...first.preview.left, ...second.preview.left]).toEqual([
    { key: "crowd-twice", title: "Kabir crowd-c", facts: expect.any(Array), why },
  ]);
});

test("the rows that come next match the list's filters, even if the form has a field of the same name", async () => {
  await crowd("crowd-f");
  const first = await goOn({ do: "tag", all: "on", kept: "event=crowd-f&tag=" }, 0);
  expect(first.result).toMatchObject({ done: { length: 100 }, more: { text: "32 more match." } });
  await deps.db.delete(eventRegistrations).where(eq(eventRegistrations.id, "crowd-f-1"));
  const rest = await deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.event, "crowd-f"));
  expect(rest).toHaveLength(131);
  expect((await goOn(first.next, 1)).result).toMatchObject({ done: { length: 31 }, more: undefined });
  await deps.db.delete(eventRegistrations).where(eq(eventRegistrations.event, "crowd-f"));
  expect(await previewBulk(deps, await registrations(), first.next)).toMatchObject({ message: "No more rows match." });
});
