import { withTimeout } from "../http/with-timeout.ts";

/** A mail that has not been taken by then counts as failed and is tried again, so that it holds up no other. */
const TIMEOUT_MS = 10_000;

/** One mail to one person; `text` and `html` say the same. */
export type Mail = { to: string; subject: string; text: string; html: string };
export type MailResult = { ok: true } | { ok: false; error: string };
export type MailSender = { send(mail: Mail): Promise<MailResult> };

/** Sends through the platform's e-mail binding, which on this machine writes each mail into a folder instead. */
export function createMail(binding: SendEmail, from: string, siteName: string): MailSender {
  return {
    async send({ to, subject, text, html }) {
      try {
        // The local binding accepts line breaks in a subject, the real one must not see them.
        const mail = { from: { email: from, name: siteName }, to, subject: oneLine(subject), text, html };
        await withTimeout(TIMEOUT_MS, binding.send(mail));
        return { ok: true };
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.name : "unknown" };
      }
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
