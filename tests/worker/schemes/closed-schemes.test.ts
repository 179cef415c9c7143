import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import type { Deps } from "#worker/deps.ts";
import { changeOwnSchemes, describeOwnSchemes } from "#worker/domain/schemes/own-schemes.server.ts";
import { openStopLink, stopKey } from "#worker/domain/schemes/reminder-links.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { queueSchemeChanges } from "#worker/jobs/scheme-reminders.server.ts";
import type { Mail } from "#worker/providers/mail.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { changeTerms, withSchemes } from "../../support/fixtures/schemes/changed-schemes.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

const TITLE = "Emergency Credit Line Guarantee Scheme 5.0 (ECLGS)";
const at = (day: string) => () => new Date(`${day}T06:00:00Z`);

/** A member who is reminded of a scheme that closes on 31 March 2027. */
async function makeReminded() {
  const email = `reminded-${crypto.randomUUID()}@example.org`;
  const { deps } = openSite({ now: at("2026-11-24") });
  const memberId = await makeMember({ deps }, email);
  await changeOwnSchemes(deps, memberId, { step: "remind", scheme: "eclgs-5" });
  const count = async () =>
    deps.db.$count(outbox, and(eq(outbox.memberId, memberId), eq(outbox.kind, "scheme_changed")));
  return { deps, email, memberId, count };
}

const without = async (deps: Deps) => withSchemes(deps, (schemes) => schemes.filter(({ slug }) => slug !== "eclgs-5"));

async function deliver(deps: Deps, to: string): Promise<Mail[]> {
  const { site, mails } = openSiteWithMails(deps);
  await deliverMail(site.deps);
  return mails.filter((sent) => sent.to === to && /scheme/.test(sent.subject));
}

test("a scheme that is taken out of the finder is mailed once, with its title, as no longer open", async () => {
  const { deps, email, memberId, count } = await makeReminded();
  const after = await without(deps);
  await Promise.all([queueSchemeChanges(after), queueSchemeChanges(after)]);
  await queueSchemeChanges(after);
  expect(await count()).toBe(1);
  const [mail = expect.fail("no mail")] = await deliver(after, email);
  expect(mail.subject).toBe(`A scheme is no longer open: ${TITLE}`);
  expect(mail.text).toContain("takes no new applications");
  const key = stopKey(deps, { memberId, scheme: "eclgs-5" });
  expect(await openStopLink(after, key)).toMatchObject({ title: TITLE, isActive: true });
  expect((await describeOwnSchemes(after, memberId)).reminders).toMatchObject([{ title: TITLE, isListed: false }]);
});

test("an entry that stays on the Schemes page without its terms is removed from the finder too", async () => {
  const { deps, email, count } = await makeReminded();
  const after = await withSchemes(deps, (schemes) =>
    schemes.map((scheme) => (scheme.slug === "eclgs-5" ? { ...scheme, terms: undefined } : scheme)),
  );
  await queueSchemeChanges(after);
  expect(await count()).toBe(1);
  expect((await deliver(after, email)).map(({ subject }) => subject)).toEqual([`A scheme is no longer open: ${TITLE}`]);
});

test("a scheme that returns before the mail is sent is not reported as closed; later its return is reported", async () => {
  const { deps, email, count } = await makeReminded();
  await queueSchemeChanges(await without(deps));
  expect(await deliver(deps, email)).toEqual([]);
  await queueSchemeChanges(deps);
  expect(await count()).toBe(2);
  expect((await deliver(deps, email)).map(({ subject }) => subject)).toEqual([
    `The rules of a scheme have changed: ${TITLE}`,
  ]);
});

test("the day after the last one the mail says that the scheme is no longer open, once", async () => {
  const { deps, email, count } = await makeReminded();
  await queueSchemeChanges({ ...deps, now: at("2027-03-31") });
  expect(await count()).toBe(0);
  const after = { ...deps, now: at("2027-04-01") };
  await queueSchemeChanges(after);
  await queueSchemeChanges(after);
  expect(await count()).toBe(1);
  expect((await deliver(after, email))[0]?.subject).toBe(`A scheme is no longer open: ${TITLE}`);
});

test("a scheme that an editor marks as closed is mailed as no longer open", async () => {
  const { deps, email } = await makeReminded();
  const after = await withSchemes(deps, changeTerms("eclgs-5", { status: "closed", closesOn: undefined }));
  await queueSchemeChanges(after);
  expect((await deliver(after, email))[0]?.subject).toBe(`A scheme is no longer open: ${TITLE}`);
});

test("a finder without any scheme mails nobody", async () => {
  const { deps, count } = await makeReminded();
  await queueSchemeChanges(await withSchemes(deps, () => []));
  expect(await count()).toBe(0);
});
