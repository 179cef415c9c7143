import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { UNVERIFIED_MAILS_PER_DAY } from "#worker/contracts/vocabulary.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { requestCallBack } from "#worker/domain/visitors/contact.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { clockBeforeEvents, openSite, openSiteWithMails } from "../../support/site/site.ts";

const DAY = 86_400_000;
const newAddress = () => `${crypto.randomUUID()}@example.org`;

/** A site that records its mails, with the clock `days` ahead. */
function open(days = 0, config = openSite().deps.config) {
  const clock = clockBeforeEvents();
  const { site, mails } = openSiteWithMails({ config, now: () => new Date(clock().getTime() + days * DAY) });
  const write = async (email: string, message: string) => {
    const response = await site.post("/contact", { name: "Meera Joshi", email, message });
    expect(response.status).toBe(201);
  };
  const mailsTo = async (email: string) => {
    await site.settle();
    await deliverMail(site.deps);
    return mails.filter(({ to }) => to === email);
  };
  return { site, write, mailsTo };
}

test("a message is acknowledged with the expected time of the answer, without quoting the message", async () => {
  const { site, write, mailsTo } = open();
  const email = newAddress();
  await write(email, "Our loan was refused: call 9876543210");
  const [mail = expect.fail("no mail"), ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail.subject).toBe("We have received your message");
  expect(mail.text).toContain("we will reply to this address within two working days");
  for (const word of ["Meera", "loan", "9876543210"]) expect(mail.text + mail.html).not.toContain(word);
  expect(site.lines.join()).not.toContain(email);
});

test("a message in Hindi is acknowledged and answered in Hindi, wherever it was written", async () => {
  const { site, write, mailsTo } = open();
  const [email, mixed] = [newAddress(), newAddress()];
  await write(email, "हमारा लोन नहीं मिला। UDYAM है, क्या करें?");
  expect(await mailsTo(email)).toMatchObject([{ subject: expect.stringMatching(/[\u0900-\u097f]/) }]);
  const [stored] = await site.deps.db.select().from(contactMessages).where(eq(contactMessages.email, email));
  expect(stored?.language).toBe("hi");
  await write(mixed, "Our company is called अन्नपूर्णा. Please call us about a loan.");
  expect(await mailsTo(mixed)).toMatchObject([{ subject: "We have received your message" }]);
});

test("a message in Hindi is answered in English while the site has no Hindi", async () => {
  const { config } = openSite().deps;
  const { write, mailsTo } = open(0, { ...config, hasHindi: false });
  const email = newAddress();
  await write(email, "हमारा लोन नहीं मिला।");
  expect(await mailsTo(email)).toMatchObject([{ subject: "We have received your message" }]);
});

test("one message a day is acknowledged, and a repeated message counts once", async () => {
  const email = newAddress();
  const today = open();
  for (const message of ["First", "First", "Second", "Third"]) await today.write(email, message);
  expect(await today.mailsTo(email)).toHaveLength(1);
  const tomorrow = open(1);
  await tomorrow.write(email, "Fourth");
  expect(await tomorrow.mailsTo(email)).toHaveLength(1);
});

test("a request for a call is acknowledged if it contains an email address", async () => {
  const { site, mailsTo } = open();
  const email = newAddress();
  const request = { name: "Meera Joshi", plan: "gold" } as const;
  const outcome = await requestCallBack(site.deps, { ...request, contact: email });
  expect(outcome).toMatchObject({
    value: {
      message: "Thank you. We have your details and will call you back about this membership on the next working day.",
    },
  });
  const [mail = expect.fail("no mail")] = await mailsTo(email);
  expect(mail.subject).toBe("We have received your request");
  expect(mail.text).toContain("about the Gold Member membership on the next working day");
  expect(mail.text).not.toContain("Meera");

  const before = await site.deps.db.$count(outbox);
  expect(await requestCallBack(site.deps, { ...request, contact: "98765 43210" })).toMatchObject({ ok: true });
  expect(await site.deps.db.$count(outbox)).toBe(before);
});

test("an acknowledgement greets a member by name", async () => {
  const { site, write, mailsTo } = open();
  const email = newAddress();
  await makeMember(site, email);
  await write(email, "Hello");
  const mails = await mailsTo(email);
  const mail = mails.find(({ subject }) => subject === "We have received your message") ?? expect.fail("no mail");
  expect(mail.text).toMatch(/^Dear Asha Rao,\n\nThank you for writing/);
});

test("acknowledgements and confirmations count towards the daily cap of an address", async () => {
  const email = newAddress();
  const { site, write, mailsTo } = open(0, { ...openSite().deps.config, limitsFactor: 1 });
  const registration = { fullName: "Meera Joshi", email, phone: "9876543210" };
  const events = (await site.deps.content.snapshot()).collections.events.filter(({ tab }) => tab === "upcoming");
  for (const { slug } of events) await site.post("/event/register", { ...registration, event: slug });
  await site.post("/event/register", registration);
  await write(email, "Hello");
  await requestCallBack(site.deps, { name: "Meera Joshi", contact: email, plan: "gold" });
  const rows = await site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(rows.length).toBeGreaterThan(UNVERIFIED_MAILS_PER_DAY);
  expect(await mailsTo(email)).toHaveLength(UNVERIFIED_MAILS_PER_DAY);
});
