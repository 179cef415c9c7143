import { withTimeout } from "../http/with-timeout.ts";

/** A slow mail is retried later, so that it does not delay others. */
const TIMEOUT_MS = 10_000;

export type MailAttachment = { filename: string; type: string; content: string };
export type Mail = { to: string; subject: string; text: string; html: string; attachments?: MailAttachment[] };
export type MailResult = { ok: true } | { ok: false; error: string };
export type MailSender = { send(mail: Mail): Promise<MailResult> };

/** In development, the local binding writes each mail into a folder. */
export function createMail(binding: SendEmail, from: string, siteName: string): MailSender {
  return {
    async send({ to, subject, text, html, attachments = [] }) {
      try {
        // The local binding accepts line breaks in a subject, the real one does not.
        const mail = { from: { email: from, name: siteName }, to, subject: oneLine(subject), text, html };
        await withTimeout(TIMEOUT_MS, binding.send({ ...mail, attachments: attachments.map(asBytes) }));
        return { ok: true };
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.name : "unknown" };
      }
    },
  };
}

/** The platform interprets a string as base64. */
function asBytes({ content, ...attachment }: MailAttachment) {
  return { ...attachment, disposition: "attachment" as const, content: new TextEncoder().encode(content) };
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
