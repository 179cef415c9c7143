import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/purchase.ts";
import { ABOVE_MAXIMUM } from "#worker/contracts/vocabulary.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";
import type { CheckoutEvent } from "./checkout.ts";

/** Section 8. */
export function noticeOf(
  event: Exclude<CheckoutEvent, { kind: "already_member" | "invalid" }>,
  contact: { email: string; phone: string },
  plan: Pick<PlanCard, "planId" | "title" | "paymentMethods">,
): NoticeContent {
  const questions = m.questions(contact);
  // The bank may still be deciding: a UPI payment, for example, is approved in another app.
  const unknownMoney = m.unknownMoney();
  switch (event.kind) {
    case "script_failed":
      return { kind: "error", text: m.scriptFailed() };
    case "not_started": {
      const { code, reason } = event;
      const isExplained = code === "too_many_requests" || code === "unknown_plan";
      return {
        kind: "error",
        text: m.paymentFailed(),
        help: m.notCharged({ reason: (isExplained && reason) || m.tryAgain() }),
      };
    }
    case "above_maximum":
      return aboveMaximum(contact, plan);
    case "failed": {
      const { reason = "", isOpen } = event;
      if (ABOVE_MAXIMUM.test(reason)) return { ...aboveMaximum(contact, plan), isQuiet: isOpen };
      // The focus stays in Checkout while it is open.
      const explanation = reason && m.providerSays({ reason });
      const help = isOpen ? explanation : `${explanation} ${unknownMoney}`.trim();
      return { kind: "error", text: m.paymentFailed(), help, isQuiet: isOpen };
    }
    case "closed":
      return { kind: "error", text: m.windowClosed(), help: `${unknownMoney} ${m.joinLater()}` };
    case "verification_failed":
      return { kind: "error", text: m.verificationFailed(), help: `${unknownMoney} ${questions}` };
    case "not_paid":
      return { kind: "error", text: m.verificationFailed(), help: `${event.message} ${questions}` };
    case "waiting":
      return { kind: "info", text: m.waiting(), help: event.message };
    case "verified":
      return { kind: "success", text: m.verified({ message: event.message }) };
  }
}

/** Notice that the amount is above the limit of our account or of the payment method. */
function aboveMaximum(
  contact: { email: string; phone: string },
  { planId, title, paymentMethods }: Pick<PlanCard, "planId" | "title" | "paymentMethods">,
): NoticeContent {
  const next = paymentMethods.bankTransfer ? m.transferInstead() : m.anotherWay(contact);
  const href = localPath(`/membership/bank-transfer?plan=${planId}`);
  return {
    kind: "error",
    text: m.paymentFailed(),
    help: `${m.aboveMaximum()} ${next}`,
    link: paymentMethods.bankTransfer ? { href, label: m.transferLink({ plan: title }) } : undefined,
  };
}
