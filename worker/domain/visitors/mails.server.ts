import { defineMail } from "../mail/mail-definition.server.ts";

const NOT_SENT = "If you did not write to us, ignore this email: someone may have mistyped their address.";

/** Does not quote the message: the form would send anybody's text to any address (decision 017). */
export const contactReceivedMail = defineMail({
  kind: "contact_received",
  about: "messageId",
  write: (_: object, { name, email, siteUrl }) => ({
    subject: "We have received your message",
    paragraphs: [
      `Thank you for writing to ${name}. Your message has arrived, and we will reply to this address within two working days.`,
    ],
    button: { label: "See our events", url: `${siteUrl}/events` },
    notes: [`To add something, write to ${email}.`, NOT_SENT],
  }),
});

/** Written by an operator who has read the message. Does not quote it, as no mail does (decision 017). */
export const messageReplyMail = defineMail({
  kind: "message_reply",
  about: "replyId",
  write: ({ body, sentOn }: { body: string; sentOn: string }, { name, email }) => ({
    subject: `Reply to your message of ${sentOn}`,
    paragraphs: body.split(/\n{2,}/),
    notes: [`This is ${name}’s reply to your message of ${sentOn}. To answer, write to ${email}.`],
  }),
});

export const callBackReceivedMail = defineMail({
  kind: "call_back_received",
  about: "messageId",
  write: ({ planTitle }: { planTitle: string }, { name, email, siteUrl }) => ({
    subject: "We have received your request",
    paragraphs: [
      `Thank you for your interest in ${name}. We will contact you about the ${planTitle} membership on the next working day.`,
      `You left an email address. If you would prefer a phone call, send your number to ${email}.`,
    ],
    button: { label: "Compare the plans", url: `${siteUrl}/membership` },
    notes: [NOT_SENT],
  }),
});
