import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import { loginCodeMail, newLoginMail, noAccountMail } from "#worker/domain/accounts/mails.server.ts";
import type { MailDefinition, MailKind } from "#worker/domain/mail/mail-definition.server.ts";
import {
  claimDueMail,
  giveUpMail,
  queueMail,
  recordMailFailed,
  recordMailSent,
} from "#worker/domain/mail/outbox.server.ts";
import { erasureDoneMail } from "#worker/domain/privacy/mails.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import type { Mail, MailResult } from "#worker/providers/mail.ts";
import { payMembership } from "../../support/fixtures/full-member.ts";
import { logIn, requestErasure } from "../../support/fixtures/members.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const MINUTE = 60_000;
const SENT: MailResult = { ok: true };
const DOWN: MailResult = { ok: false, error: "E_DOWN" };

/** A site whose clock is ahead by so many minutes. */
const ahead = (minutes: number, send: (mail: Mail) => Promise<MailResult>) =>
  openSite({ now: () => new Date(Date.now() + minutes * MINUTE), mail: { send } });

/** Queues a mail to a new address and returns the address. */
async function queue(
  { deps }: Site,
  mail: Pick<MailDefinition<MailKind, string, never>, "kind" | "about"> = noAccountMail,
  id = "",
): Promise<string> {
  const recipient = `${crypto.randomUUID()}@example.org`;
  await queueMail(deps, mail, { recipient, about: { [mail.about]: id }, once: recipient });
  return recipient;
}

async function rowOf({ deps }: Site, recipient: string) {
  const row = await deps.db.select().from(outbox).where(eq(outbox.recipient, recipient)).get();
  return row ?? expect.fail("no row");
}

test("a run that ends while the service hangs costs only the mail being sent an attempt", async () => {
  const reached = Promise.withResolvers<string>();
  const answer = Promise.withResolvers<MailResult>();
  const site = openSite({
    mail: {
      send: ({ to }) => {
        reached.resolve(to);
        return answer.promise;
      },
    },
  });
  const recipients = [await queue(site), await queue(site), await queue(site)];
  const run = deliverMail(site.deps);
  const tried = await reached.promise;
  for (const recipient of recipients) {
    const expected = recipient === tried ? { status: "sending", attempts: 1 } : { status: "queued", attempts: 0 };
    expect(await rowOf(site, recipient)).toMatchObject(expected);
  }
  answer.resolve(SENT);
  await run;
});

test.each([
  ["goes", SENT],
  ["fails", DOWN],
])(
  "a receipt that %s while its member is erased keeps no address, and the mails behind it are sent",
  async (_, end) => {
    const site = openSite({ mail: { send: async () => DOWN } });
    const { memberId, email } = await logIn(site);
    const orderId = await payMembership(site, email);
    await site.settle();
    const behind = await queue(ahead(2, async () => SENT));
    const later = ahead(10, async ({ subject, to }) => {
      if (to !== email || !subject.includes("receipt")) return SENT;
      await requestErasure(site.deps, memberId);
      return end;
    });
    await deliverMail(later.deps);
    const receipts = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, orderId));
    expect(receipts).toMatchObject([{ status: "no_address", recipient: null }]);
    expect(await rowOf(site, behind)).toMatchObject({ status: "sent" });
  },
);

test.each(["is sent", "is given up"])(
  "a mail whose address is corrected while it %s goes to the right one",
  async (end) => {
    const site = openSite();
    const wrong = await queue(site);
    const claimed = (await claimDueMail(site.deps)) ?? expect.fail("nothing is due");
    const right = `${crypto.randomUUID()}@example.org`;
    await site.deps.db.update(outbox).set({ recipient: right }).where(eq(outbox.recipient, wrong));
    if (end === "is sent") await recordMailSent(site.deps, claimed);
    else await giveUpMail(site.deps, claimed, "address_limit");
    expect(await rowOf(site, right)).toMatchObject({ status: "sending", sentAt: null });
    const later = ahead(6, async () => SENT);
    const again = (await claimDueMail(later.deps)) ?? expect.fail("it was not given back");
    expect(again.recipient).toBe(right);
    await recordMailSent(later.deps, again);
    expect(await rowOf(site, right)).toMatchObject({ status: "sent" });
  },
);

test("a sender that comes back after another has taken its mail over cannot queue it again", async () => {
  const site = openSite();
  const recipient = await queue(site);
  const first = (await claimDueMail(site.deps)) ?? expect.fail("nothing is due");
  const later = ahead(6, async () => SENT);
  const second = (await claimDueMail(later.deps)) ?? expect.fail("it was not given back");
  expect(second.recipient).toBe(recipient);
  await recordMailFailed(site.deps, first, "E_LATE");
  expect(await rowOf(site, recipient)).toMatchObject({ status: "sending" });
  await recordMailSent(later.deps, second);
  expect(await rowOf(site, recipient)).toMatchObject({ status: "sent", attempts: 2, lastError: null });
});

test("a code is sent before the mails that were queued earlier", async () => {
  const site = openSite();
  await queue(ahead(-2, async () => SENT));
  const waiting = await queue(
    ahead(-1, async () => SENT),
    loginCodeMail,
  );
  expect(await claimDueMail(site.deps)).toMatchObject({ recipient: waiting });
});

test("a mail that cannot be composed does not stop the mails behind it, and is retried later", async () => {
  const site = openSite({ mail: { send: async () => SENT } });
  await env.DB.prepare(
    "insert into erasure_requests (id, member_id, requested_at, retained) values ('X', 'x', 0, '{')",
  ).run();
  const broken = await queue(site, erasureDoneMail, "x");
  const behind = await queue(site);
  await deliverMail(site.deps);
  expect(await rowOf(site, broken)).toMatchObject({ status: "queued", attempts: 1, lastError: "SyntaxError" });
  expect(await rowOf(site, behind)).toMatchObject({ status: "sent" });
  expect(site.lines.join()).toContain('"mail.failed"');
});

test("a mail whose subject was deleted is given up on at once, without a call", async () => {
  const site = openSite();
  const recipient = await queue(site, loginCodeMail, "a code that is over");
  await deliverMail(site.deps);
  expect(await rowOf(site, recipient)).toMatchObject({ status: "failed", attempts: 1, lastError: "subject_gone" });
  expect(site.lines.join()).not.toMatch(/"(warn|error)"/);
});

test("a new device is reported even if its session ended before the mail was sent", async () => {
  const mails: Mail[] = [];
  const site = ahead(0, async (mail) => {
    mails.push(mail);
    return SENT;
  });
  const recipient = await queue(site, newLoginMail, "a session that has ended");
  await deliverMail(site.deps);
  const mail = mails.find(({ to }) => to === recipient) ?? expect.fail("no mail");
  expect(mail.subject).toBe("New login to your MASA Forum account");
  expect(mail.text).toContain("Device: A browser");
});
