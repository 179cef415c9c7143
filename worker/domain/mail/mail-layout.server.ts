import * as m from "#messages/mails/layout.ts";
import type { Mail } from "../../providers/mail.ts";
import type { MailContext, MailParts, MailText } from "./mail-definition.server.ts";
import { renderMailHtml } from "./mail-html.server.ts";

/** Lays out a mail as text and HTML. It names its recipient, for people with several mailboxes. */
export function composeMail(text: MailText, context: MailContext): Mail {
  const { subject, attachments = [] } = text;
  const { name } = context.account ?? {};
  const parts = {
    ...text,
    greeting: greetingOf(name),
    footer: [context.legalName, context.address, `${context.email} · ${context.phone}`, m.sentTo(context)],
  };
  return {
    to: context.recipient,
    subject,
    text: plainTextOf(parts),
    html: renderMailHtml(parts, context),
    attachments,
  };
}

export function greetingOf(name: string | undefined): string {
  return name === undefined ? m.hello() : m.dear({ name });
}

function plainTextOf({ greeting, paragraphs, code, rows = [], button, notes = [], footer }: MailParts): string {
  const blocks = [
    greeting,
    ...paragraphs,
    code,
    rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
    // Removes the query of a `mailto:` link, because an encoded subject is unreadable.
    button && `${button.label}:\n${button.url.replace(/^(mailto:[^?]+)\?.*/, "$1")}`,
    ...notes,
    `-- \n${footer.join("\n")}`,
  ];
  return blocks.filter(Boolean).join("\n\n");
}
