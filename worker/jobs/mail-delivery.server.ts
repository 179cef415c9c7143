import type { Entry } from "../content/collections.ts";
import type { Deps } from "../deps.ts";
import { overMailCap } from "../domain/accounts/mail-caps.server.ts";
import { findMemberByEmail } from "../domain/accounts/members.server.ts";
import { settingsOf } from "../domain/content/settings.server.ts";
import { mailOf } from "../domain/mail/mail-layout.server.ts";
import {
  claimDueMail,
  giveUpMail,
  postponeMail,
  type QueuedMail,
  recordMailFailed,
  recordMailSent,
} from "../domain/mail/outbox.server.ts";
import type { MailResult } from "../providers/mail.ts";
import { MAILS } from "./mail-registry.server.ts";

type MailDeps = Pick<Deps, "db" | "now" | "log" | "mail" | "content" | "config">;

const MAILS_A_RUN = 20;

export async function deliverMail(deps: MailDeps): Promise<void> {
  // Check before a claim: no mail can be written without settings.
  const settings = settingsOf((await deps.content.snapshot()).collections);
  for (let n = 0; n < MAILS_A_RUN; n++) {
    const queued = await claimDueMail(deps);
    if (!queued) return;
    await deliver(deps, queued, settings);
  }
}

async function deliver(deps: MailDeps, queued: QueuedMail, settings: Entry<"settings">): Promise<void> {
  const fields = { mailId: queued.id, kind: queued.kind };
  const result = await send(deps, queued, settings);
  if (result === "not_needed") {
    await giveUpMail(deps, queued, "subject_gone");
    deps.log("info", "mail.not_needed", fields);
  } else if (result === "drop") {
    await giveUpMail(deps, queued, "address_limit");
    deps.log("warn", "mail.address_limit", fields);
  } else if ("postponeSeconds" in result) {
    await postponeMail(deps, queued, result.postponeSeconds);
  } else if (result.ok) {
    await recordMailSent(deps, queued);
  } else {
    const status = await recordMailFailed(deps, queued, result.error);
    deps.log("error", "mail.failed", { ...fields, cause: result.error, status });
  }
}

async function send(
  deps: MailDeps,
  queued: QueuedMail,
  settings: Entry<"settings">,
): Promise<MailResult | "not_needed" | "drop" | { postponeSeconds: number }> {
  try {
    const { kind, recipient } = queued;
    const account = await findAccount(deps, recipient);
    const context = { ...settings, siteUrl: deps.config.siteUrl, recipient, account };
    const text = await MAILS[kind].compose(deps, queued, context);
    if (!text) return "not_needed";
    return (
      (await overMailCap(deps, queued, account?.name !== undefined)) ?? (await deps.mail.send(mailOf(text, context)))
    );
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : "unknown" };
  }
}

async function findAccount(deps: Pick<Deps, "db">, email: string) {
  const member = await findMemberByEmail(deps, email);
  return member && { name: member.state === "active" ? member.name : undefined };
}
