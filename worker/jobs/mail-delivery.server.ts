import type { Locale } from "#messages/locale.ts";
import type { Deps } from "../deps.ts";
import { countTowardsMailCap } from "../domain/accounts/mail-caps.server.ts";
import { findMemberByEmail } from "../domain/accounts/members.server.ts";
import { settingsOf } from "../domain/content/settings.server.ts";
import { forumName } from "../domain/mail/forum-name.server.ts";
import { composeMail } from "../domain/mail/mail-layout.server.ts";
import {
  claimDueMail,
  giveUpMail,
  postponeMail,
  type QueuedMail,
  recordMailFailed,
  recordMailSent,
} from "../domain/mail/outbox.server.ts";
import { inLocale } from "../locale.server.ts";
import type { Mail, MailResult } from "../providers/mail.ts";
import { MAILS } from "./mail-registry.server.ts";

type Member = Awaited<ReturnType<typeof findMemberByEmail>>;
type MailDeps = Pick<Deps, "db" | "now" | "log" | "mail" | "content" | "config">;

const MAILS_PER_RUN = 20;

export async function deliverMail(deps: MailDeps): Promise<void> {
  // Checked before claiming a mail, because no mail can be written without settings.
  settingsOf((await deps.content.snapshot()).collections);
  for (let n = 0; n < MAILS_PER_RUN; n++) {
    const queued = await claimDueMail(deps);
    if (!queued) return;
    await deliver(deps, queued);
  }
}

async function deliver(deps: MailDeps, queued: QueuedMail): Promise<void> {
  const fields = { mailId: queued.id, kind: queued.kind };
  const result = await send(deps, queued);
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
): Promise<MailResult | "not_needed" | "drop" | { postponeSeconds: number }> {
  try {
    const member = await findMemberByEmail(deps, queued.recipient);
    const mail = await inLocale(languageOf(deps, queued, member), () => write(deps, queued, member));
    if (!mail) return "not_needed";
    return (await countTowardsMailCap(deps, queued, member?.state === "active")) ?? (await deps.mail.send(mail));
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : "unknown" };
  }
}

async function write(deps: MailDeps, queued: QueuedMail, member: Member): Promise<Mail | undefined> {
  const { kind, recipient } = queued;
  const settings = settingsOf((await deps.content.snapshot()).collections);
  const account = member && { name: member.state === "active" ? member.name : undefined };
  const name = forumName(settings.name);
  const context = { ...settings, name, siteUrl: deps.config.siteUrl, recipient, account };
  const text = await MAILS[kind].compose(deps, queued, context);
  return text && composeMail(text, context);
}

/** Prefers the choice of a confirmed account, and otherwise the language in which the recipient acted. */
function languageOf({ config }: MailDeps, { kind, language }: QueuedMail, member: Member): Locale {
  return config.hasHindi && !MAILS[kind].isInternal
    ? ((member?.state === "active" ? member.language : undefined) ?? language)
    : "en";
}
