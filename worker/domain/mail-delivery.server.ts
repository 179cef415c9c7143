import type { Deps } from "../deps.ts";
import type { Mail } from "../providers/mail.ts";
import { indianDay } from "./india-calendar.server.ts";
import { knownAddressText, mailOf, receiptText, welcomeText } from "./mail-texts.server.ts";
import { findMember } from "./members.server.ts";
import { findMembership, findReceiptNumber } from "./memberships.server.ts";
import { findOrder } from "./orders.server.ts";
import { claimDueMail, type QueuedMail, recordMailFailed, recordMailSent } from "./outbox.server.ts";

type MailDeps = Pick<Deps, "db" | "now" | "log" | "mail" | "content">;

/** Sends what is due in the outbox. A mail that cannot be sent stays there and is tried again later. */
export async function deliverMail(deps: MailDeps): Promise<void> {
  for (const queued of await claimDueMail(deps)) {
    const mail = await writeMail(deps, queued);
    const result = mail ? await deps.mail.send(mail) : { ok: false as const, error: "subject_gone" };
    if (result.ok) {
      await recordMailSent(deps, queued.id);
    } else {
      const status = await recordMailFailed(deps, queued, result.error);
      deps.log("error", "mail.failed", { mailId: queued.id, kind: queued.kind, cause: result.error, status });
    }
  }
}

/** The mail's text, made from what is true now; `undefined` when what it is about does not exist. */
async function writeMail(deps: MailDeps, { kind, recipient, subjectId }: QueuedMail): Promise<Mail | undefined> {
  const [settings] = (await deps.content.snapshot()).collections.settings;
  if (!settings) throw new Error("The settings entry is not published.");
  switch (kind) {
    case "receipt": {
      const order = await findOrder(deps, subjectId);
      const membership = await findMembership(deps, subjectId);
      const number = await findReceiptNumber(deps, subjectId);
      if (!order?.paidAt || !membership || !number) return undefined;
      const receipt = { ...order, number, paidOn: indianDay(order.paidAt), validTo: membership.validTo };
      return mailOf(recipient, receiptText(receipt, settings), settings);
    }
    case "welcome": {
      const member = await findMember(deps, subjectId);
      return member && mailOf(recipient, welcomeText(member, settings), settings);
    }
    case "known_address":
      return mailOf(recipient, knownAddressText(settings), settings);
  }
}
