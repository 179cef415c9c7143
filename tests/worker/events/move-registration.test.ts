import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader } from "#app/routes/console/registrations/move.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { openDb } from "#worker/db/client.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { tagRecord } from "#worker/domain/console/marks/marks.server.ts";
import { viewMove } from "#worker/domain/console/move-view.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { listMoveTargets, moveRegistration } from "#worker/domain/events/move-registration.server.ts";
import { confirmRegistration, unconfirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { addNote } from "#worker/domain/record-notes.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { clockBeforeEvents, openSiteWithMails } from "../../support/site/site.ts";

const { site, mails } = openSiteWithMails({ now: clockBeforeEvents() });
const { deps } = site;

const targets = await listMoveTargets(deps, "general");
const [first = expect.fail("no event"), second = expect.fail("no second event")] = targets;
const [from, to] = [first.slug, second.slug];

async function register(event = from, changes: Partial<typeof eventRegistrations.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const row = { id, event, email: `${id}@example.org`, ...person, createdAt: deps.now(), ...changes };
  await deps.db.insert(eventRegistrations).values(row);
  return row;
}

const find = (id: string) => deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)).get();
const movesOf = (id: string) =>
  deps.db.$count(
    auditTrail,
    and(eq(auditTrail.subject, `registration:${id}`), eq(auditTrail.action, "registration.moved")),
  );
const mailsAbout = (id: string) =>
  deps.db.$count(outbox, and(eq(outbox.subjectId, id), eq(outbox.kind, "registration_moved")));
/** Dependencies with which `act` runs after the first call to D1, which reads the registration. */
const withBetween = (act: () => Promise<unknown>) => ({ ...deps, db: openDb(breakDb(env.DB, 1, act).db) });

test.each([
  ["en", "Your registration has moved: ", "You are no longer registered for the earlier event"],
  ["hi", "आपका पंजीकरण दूसरे कार्यक्रम में हो गया है: ", "पहले वाले कार्यक्रम में अब आपका पंजीकरण नहीं है"],
] as const)(
  "a registration moves with its notes and tags; the person gets one email in %s with the new calendar file",
  async (language, subject, text) => {
    const by = await operatorOf(site, "desk");
    const { id, email } = await register(from, { language });
    await confirmRegistration(deps, by, id);
    await addNote(deps, by, { subject: `registration:${id}`, body: "Comes by train." });
    await tagRecord(deps, by, { recordKind: "registration", recordId: id }, "Pune");
    expect(await viewMove(deps, by, { id, to })).toMatchObject({ from, title: second.title, wasConfirmed: true });
    expect(await moveRegistration(deps, by, { id, from, to })).toMatchObject({ ok: true });
    // A form that is sent twice.
    expect(await moveRegistration(deps, by, { id, from, to })).toMatchObject({ ok: true });
    expect(await find(id)).toMatchObject({ event: to, confirmedAt: null, confirmedBy: null });
    expect([await movesOf(id), await mailsAbout(id)]).toEqual([1, 1]);
    await deliverMail(deps);
    const [mail, ...others] = mails.filter((one) => one.to === email && one.subject.startsWith(subject));
    expect(others).toEqual([]);
    expect(mail?.text).toContain(text);
    expect(mail?.attachments).toMatchObject([{ filename: `${to}.ics` }]);
    const record = await viewRegistration(deps, by, id);
    expect(record?.marks?.tags).toEqual(["pune"]);
    const timeline = record?.timeline.map(({ what, text: note }) => note ?? what);
    for (const moment of [`Moved to ${second.title}`, "Comes by train.", "Email about the move: sent"]) {
      expect(timeline).toContain(moment);
    }
  },
);

test("the page of a move that has been made leads to the registration", async () => {
  const by = await operatorOf(site, "desk");
  const { id } = await register();
  const context = new RouterContextProvider();
  context.set(depsContext, deps);
  context.set(operatorContext, by);
  const request = new Request(`https://masaforum.example/console/registrations/${id}/move?to=${to}`);
  const load = () => loader({ params: { id }, request, context } as unknown as Parameters<typeof loader>[0]);
  expect(await load()).toMatchObject({ from, title: second.title });
  await moveRegistration(deps, by, { id, from, to });
  const response = await load().catch((thrown: unknown) => thrown);
  expect(response instanceof Response && response.headers.get("Location")).toBe(`/console/registrations/${id}`);
});

test("a confirmation that is still to be sent is not sent for the new event, nor after it is withdrawn", async () => {
  const by = await operatorOf(site, "desk");
  const [moving, waiting] = [await register(), await register()];
  for (const { id } of [moving, waiting]) await confirmRegistration(deps, by, id);
  await moveRegistration(deps, by, { id: moving.id, from, to });
  await unconfirmRegistration(deps, by, waiting.id);
  await deliverMail(deps);
  const subjectsTo = ({ email }: { email: string }) =>
    mails.flatMap((mail) => (mail.to === email ? mail.subject.split(":")[0] : []));
  expect(subjectsTo(moving)).toEqual(["Your registration has moved"]);
  expect(subjectsTo(waiting)).toEqual([]);
});

test("a place that is confirmed, withdrawn and confirmed again before the first email is sent gets one confirmation", async () => {
  const by = await operatorOf(site, "desk");
  const { id, email } = await register();
  const start = deps.now().getTime();
  const at = (second: number) => ({ ...deps, now: () => new Date(start + second * 1000) });
  await confirmRegistration(at(0), by, id);
  await unconfirmRegistration(at(1), by, id);
  await confirmRegistration(at(2), by, id);
  await deliverMail(at(3));
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(":")[0])).toEqual([
    "Your place is confirmed",
  ]);
});

test("a registration that moves there and back before the first email is sent gets one email", async () => {
  const by = await operatorOf(site, "desk");
  const { id, email } = await register();
  const start = deps.now().getTime();
  const at = (second: number) => ({ ...deps, now: () => new Date(start + second * 1000) });
  await moveRegistration(at(0), by, { id, from, to });
  await moveRegistration(at(1), by, { id, from: to, to: from });
  await deliverMail(at(2));
  expect(mails.filter((mail) => mail.to === email)).toMatchObject([
    { subject: expect.stringMatching(/^Your registration has moved/), attachments: [{ filename: `${from}.ics` }] },
  ]);
});

test("a move is refused if the address is registered there, and the page leads to that registration", async () => {
  const by = await operatorOf(site, "desk");
  const { id, email } = await register(from, { confirmedAt: deps.now(), confirmedBy: "somebody" });
  const there = await register(to, { email });
  expect(await viewMove(deps, by, { id, to })).toMatchObject({ other: there.id });
  expect(await moveRegistration(deps, by, { id, from, to })).toMatchObject({
    code: "invalid_input",
    message: expect.stringContaining("This address is registered for that event already."),
  });
  expect(await find(id)).toMatchObject({ event: from, confirmedBy: "somebody" });
  expect([await movesOf(id), await mailsAbout(id)]).toEqual([0, 0]);
});

test("a registration moves only to an event that is to come and not cancelled, and not to its own", async () => {
  const by = await operatorOf(site, "desk");
  const { id } = await register();
  const snapshot = async () => {
    const published = await deps.content.snapshot();
    const events = published.collections.events.map((one) => (one.slug === to ? { ...one, isCancelled: true } : one));
    return { ...published, collections: { ...published.collections, events } };
  };
  const cancelled = { ...deps, content: { ...deps.content, snapshot } };
  expect((await listMoveTargets(cancelled, from)).map(({ slug }) => slug)).not.toContain(to);
  expect((await viewRegistration(cancelled, by, id))?.moveTargets.map(([slug]) => slug)).not.toContain(from);
  const { events } = (await deps.content.snapshot()).collections;
  const past = events.find(({ tab }) => tab === "past")?.slug ?? expect.fail("no past event");
  const refusal = { code: "invalid_input", message: "Choose an event that is still to come and not cancelled." };
  expect(await moveRegistration(cancelled, by, { id, from, to })).toMatchObject(refusal);
  for (const other of [past, "general", "no-such-event"]) {
    expect(await moveRegistration(deps, by, { id, from, to: other })).toMatchObject(refusal);
    expect(await viewMove(deps, by, { id, to: other })).toBeUndefined();
  }
  // The snapshot can be older than the cancellation.
  const set = (flag: string) =>
    env.DB.prepare(
      `update content_entries set data = json_set(data, '$.isCancelled', json(?2)) where id = 'events:' || ?1`,
    )
      .bind(to, flag)
      .run();
  await set("true");
  expect(await moveRegistration(deps, by, { id, from, to })).toMatchObject(refusal);
  await set("false");
  expect(await find(id)).toMatchObject({ event: from });
  expect(await mailsAbout(id)).toBe(0);
  expect(await moveRegistration(deps, by, { id: "none", from, to })).toMatchObject({ code: "not_found" });
});

test("of two moves at the same moment one wins; the other changes nothing and sends nothing", async () => {
  const by = await operatorOf(site, "desk");
  const third = targets[2]?.slug ?? expect.fail("no third event");
  const { id } = await register();
  const meanwhile = withBetween(() => moveRegistration(deps, by, { id, from, to: third }));
  expect(await moveRegistration(meanwhile, by, { id, from, to })).toMatchObject({ code: "version_conflict" });
  expect(await find(id)).toMatchObject({ event: third });
  expect([await movesOf(id), await mailsAbout(id)]).toEqual([1, 1]);
  const late = await register();
  const registered = withBetween(() => register(to, { email: late.email }));
  expect(await moveRegistration(registered, by, { id: late.id, from, to })).toMatchObject({ code: "invalid_input" });
  expect(await find(late.id)).toMatchObject({ event: from });
});
