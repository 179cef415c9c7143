import * as m from "#messages/mails/accounts.ts";
import { logIn } from "#messages/mails/layout.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export type MovedPurchase = { planTitle: string; day: string };

export const purchaseMovedMail = defineMail({
  kind: "purchase_moved",
  about: "orderId",
  write: ({ planTitle, day }: MovedPurchase, context) => ({
    subject: m.purchaseMoved(context),
    paragraphs: [m.purchaseIsHere({ plan: planName(planTitle), day: longDate(day) })],
    button: { label: logIn(), url: pageAt(context, "/dashboard/membership") },
    notes: [m.notYourPurchase(context)],
  }),
});

/** To the misspelt address: it says nothing about the purchase or the account. */
export const purchaseLeftMail = defineMail({
  kind: "purchase_left",
  about: "orderId",
  write: (_: object, context) => ({
    subject: m.purchaseLeft(),
    paragraphs: [m.purchaseWasHere(context)],
    notes: [m.purchaseWasYours(context)],
  }),
});
