import * as m from "#messages/mails/visitors.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

/** Does not quote the message, because the form could then send any text to any address (decision 017). */
export const contactReceivedMail = defineMail({
  kind: "contact_received",
  about: "messageId",
  write: (_: object, context) => ({
    subject: m.messageReceived(),
    paragraphs: [m.replyWithin(context)],
    button: { label: m.events(), url: pageAt(context, "/events") },
    notes: [m.toAdd(context), m.notSent()],
  }),
});

/** Written by an operator who has read the message. Like all mails, does not quote it (decision 017). */
export const messageReplyMail = defineMail({
  kind: "message_reply",
  about: "replyId",
  write: ({ body, sentOn: day }: { body: string; sentOn: string }, { name, email }) => ({
    subject: m.reply({ day }),
    paragraphs: body.split(/\n{2,}/),
    notes: [m.aboutReply({ name, day, email })],
  }),
});

export const callBackReceivedMail = defineMail({
  kind: "call_back_received",
  about: "messageId",
  write: ({ planTitle }: { planTitle: string }, context) => ({
    subject: m.requestReceived(),
    paragraphs: [m.willContact({ name: context.name, plan: planName(planTitle) }), m.preferCall(context)],
    button: { label: m.comparePlans(), url: pageAt(context, "/membership") },
    notes: [m.notSent()],
  }),
});
