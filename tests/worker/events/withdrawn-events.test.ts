import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { applyBulk, previewBulk } from "#worker/domain/console/bulk/bulk.server.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { viewMember } from "#worker/domain/console/members.server.ts";
import { importableEvents, registrationList, viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { listOwnRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { type PublishPlace, publishEntry, withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { clockBeforeEvents, openSiteWithMails } from "../../support/site/site.ts";

const EVENT = "scheme-clinic-bhubaneswar";
const TITLE = "Scheme Clinic for Small Enterprises";
const REFUSED = { code: "invalid_input", message: expect.stringContaining("The event is cancelled or not public") };

/** A registration for an event that is then taken off the site. */
async function open() {
  const { site, mails } = openSiteWithMails({ now: clockBeforeEvents() });
  const { deps } = site;
  const operator = await operatorOf(site, "owner");
  const { email, memberId } = await logIn(site);
  const row = { event: EVENT, fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const id = crypto.randomUUID();
  await deps.db.insert(eventRegistrations).values({ id, email, ...row, createdAt: deps.now() });
  const confirmed = async (change: (place: PublishPlace) => ReturnType<typeof publishEntry>) => {
    const place = {
      collection: "events" as const,
      slug: EVENT,
      version: (await entryOf(site, "events", EVENT)).version,
    };
    const asked = await change(place);
    expect(await change({ ...place, agreed: asked.ok ? undefined : asked.agree })).toMatchObject({ ok: true });
  };
  const withdraw = async (status: "draft" | "archived") =>
    confirmed((place) => withdrawEntry(deps, operator, place, status));
  const publish = async () => confirmed((place) => publishEntry(deps, operator, place));
  return { site, deps, mails, operator, email, memberId, id, withdraw, publish };
}

test.each(["draft", "archived"] as const)(
  "the people registered for an event that is %s are listed under its title",
  async (to) => {
    const { deps, operator, email, id, memberId, withdraw, publish } = await open();
    await withdraw(to);
    expect(await listOwnRegistrations(deps, email)).toMatchObject([{ title: TITLE, place: undefined }]);
    const list = await registrationList(deps);
    const events = list.filters.find(({ name }) => name === "event")?.options;
    expect(events).toContainEqual([EVENT, `${TITLE} (not public)`]);
    // Nobody has registered for the others.
    expect(JSON.stringify(events).match(/not public/g)).toHaveLength(1);
    const { rows } = await viewList(deps, list, { event: EVENT });
    expect(rows.find((row) => row.id === id)?.cells[1]).toEqual({ text: TITLE });
    const [row] = await deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
    expect(row && list.csv.find(([header]) => header === "Event")?.[1](row, new Map())).toBe(TITLE);
    expect(await viewRegistration(deps, operator, id)).toMatchObject({ lead: expect.stringContaining(`${TITLE}.`) });
    expect((await viewMember(deps, operator, memberId))?.timeline.map(({ what }) => what)).toContain(
      `Registered for ${TITLE}`,
    );
    // An address that no option has matches nobody instead of everybody.
    expect((await viewList(deps, list, { event: "renamed-since" })).rows).toEqual([]);
    // Nobody is added to it.
    expect((await importableEvents(deps)).map(([slug]) => slug)).not.toContain(EVENT);
    await publish();
  },
);

test("a place at an event that is not public is not confirmed, alone or with others", async () => {
  const { deps, operator, email, id, withdraw, publish } = await open();
  await withdraw("draft");
  const isConfirmation = and(eq(outbox.recipient, email), eq(outbox.kind, "registration_confirmed"));
  const confirmations = () => deps.db.$count(outbox, isConfirmation);
  expect(await confirmRegistration(deps, operator, id)).toMatchObject(REFUSED);
  const list = await registrationList(deps);
  const entered = { do: "confirm", agreed: "yes", [`row.${id}`]: "on" };
  const left = [{ title: "Asha Rao", why: REFUSED.message }];
  expect(await previewBulk(deps, list, entered)).toMatchObject({ value: { rows: [], left } });
  expect(await applyBulk(deps, operator, list, entered)).toMatchObject({ value: { done: [], left } });
  expect(await viewRegistration(deps, operator, id)).toMatchObject({ isConfirmed: false });
  expect(await confirmations()).toBe(0);
  await publish();
  expect(await confirmRegistration(deps, operator, id)).toEqual({ ok: true, value: null });
  expect(await confirmRegistration(deps, operator, id)).toEqual({ ok: true, value: null });
  expect(await confirmations()).toBe(1);
});

test("a mail about an event that is not public names the event", async () => {
  const { deps, mails, operator, id, withdraw, publish } = await open();
  await withdraw("archived");
  const replyId = crypto.randomUUID();
  await writeTo(deps, operator, { kind: "registration", id, replyId, body: "The event is cancelled." });
  await deliverMail(deps);
  expect(mails.map(({ subject }) => subject)).toContain(`About your registration for ${TITLE}`);
  await publish();
});
