import { expect, test } from "vitest";
import { knownAddressMail, welcomeMail } from "#worker/domain/accounts/mails.server.ts";
import { receiptMail } from "#worker/domain/billing/mails.server.ts";
import { queueMail } from "#worker/domain/mail/outbox.server.ts";
import { deliverMailAfterResponse } from "#worker/jobs/mail-after-response.server.ts";
import { openSite, type Site } from "../../support/site/site.ts";

/** A site that records what it defers, and to whom it sends. */
function open() {
  const deferred: Array<() => Promise<unknown>> = [];
  const sent: string[] = [];
  const mail = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      return { ok: true as const };
    },
  };
  const site = openSite({ mail, defer: (task) => void deferred.push(task) });
  const run = () => Promise.all(deferred.splice(0).map((task) => task()));
  return { site, deferred, sent, run };
}

const newAddress = () => `${crypto.randomUUID()}@example.org`;
const registration = (email: string) => ({ fullName: "Meera Joshi", email, phone: "9876543210" });
const post = async (site: Site, path: string, body: object) => {
  const response = await site.post(path, body);
  expect(response.status).toBeLessThan(300);
};

test("a request that has queued several mails delivers once, after its response", async () => {
  const { site, deferred, sent, run } = open();
  const recipients = [newAddress(), newAddress(), newAddress()];
  for (const recipient of recipients) {
    await queueMail(site.deps, welcomeMail, { recipient, about: { memberId: recipient }, once: recipient });
    await queueMail(site.deps, knownAddressMail, { recipient, about: { memberId: recipient }, once: recipient });
  }
  deliverMailAfterResponse(site.deps);
  expect(deferred).toHaveLength(1);
  expect(sent).toEqual([]);
  await run();
  expect(sent.filter((to) => recipients.includes(to))).toEqual(recipients);
});

test("a call that queues a mail delivers it once", async () => {
  const { site, deferred, sent, run } = open();
  const email = newAddress();
  await post(site, "/event/register", registration(email));
  expect(deferred).toHaveLength(1);
  await run();
  expect(sent).toContain(email);
});

test("a call that queues no mail does not read the outbox", async () => {
  const { site, deferred, run } = open();
  const email = newAddress();
  await post(site, "/event/register", registration(email));
  await run();
  await post(site, "/event/register", registration(email));
  await post(site, "/user-intent", { intent: "For Membership" });
  expect((await site.post("/auth/register", { name: "" })).status).toBe(422);
  expect(deferred).toEqual([]);
});

test("a mail with an unknown name or the wrong id does not compile", () => {
  const { site } = open();
  const misuse = () => {
    // @ts-expect-error no such mail
    queueMail(site.deps, "receipts", { recipient: null, about: { orderId: "1" }, once: "1" });
    // @ts-expect-error a receipt is about an order
    queueMail(site.deps, receiptMail, { recipient: null, about: { memberId: "1" }, once: "1" });
    // @ts-expect-error a mail is about something
    queueMail(site.deps, receiptMail, { recipient: null, once: "1" });
  };
  expect(misuse).toBeTypeOf("function");
});
