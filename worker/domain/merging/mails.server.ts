import * as m from "#messages/mails/accounts.ts";
import { logIn } from "#messages/mails/layout.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export type MovedPurchase = { isKept: boolean; planTitle: string; day: string };

/** Sent to the account and to the misspelt address, whose mail says nothing about the purchase or the account. */
export const purchaseMovedMail = defineMail({
  kind: "purchase_moved",
  about: "orderId",
  write: ({ isKept, planTitle, day }: MovedPurchase, context) =>
    isKept
      ? {
          subject: m.purchaseMovedHere(context),
          paragraphs: [m.purchaseIsHere({ plan: planName(planTitle), day: longDate(day) })],
          button: { label: logIn(), url: pageAt(context, "/dashboard/membership") },
          notes: [m.notYourPurchase(context)],
        }
      : {
          subject: m.purchaseMovedAway(),
          paragraphs: [m.purchaseWasHere(context)],
          notes: [m.purchaseWasYours(context)],
        },
});
