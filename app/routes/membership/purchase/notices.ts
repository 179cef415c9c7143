import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { ABOVE_MAXIMUM, MESSAGES } from "#worker/contracts/vocabulary.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";
import type { CheckoutEvent } from "./checkout.ts";

/** True while the bank may still decide, such as for a UPI payment that is approved in another app. */
const UNKNOWN_MONEY = "If money has left your account, your membership begins as soon as the bank confirms it.";

/** Section 8. */
export function noticeOf(
  event: Exclude<CheckoutEvent, { kind: "already_member" | "invalid" }>,
  contact: { email: string; phone: string },
  plan: Pick<PlanCard, "planId" | "title" | "ways">,
): NoticeContent {
  const questions = `Questions: ${contact.email}, ${contact.phone}.`;
  switch (event.kind) {
    case "script_failed":
      return { kind: "error", text: MESSAGES.sdkFailed };
    case "not_started":
      return {
        kind: "error",
        text: MESSAGES.paymentFailed,
        help: `Nothing was charged. ${event.reason ?? "Please try again in a moment."}`,
      };
    case "above_maximum":
      return aboveMaximum(contact, plan);
    case "failed": {
      const { reason = "", isOpen } = event;
      if (ABOVE_MAXIMUM.test(reason)) return { ...aboveMaximum(contact, plan), isQuiet: isOpen };
      // The focus stays in Checkout while it is open.
      const help = isOpen ? reason : `${reason} ${UNKNOWN_MONEY}`.trim();
      return { kind: "error", text: MESSAGES.paymentFailed, help, isQuiet: isOpen };
    }
    case "closed":
      return {
        kind: "error",
        text: "The payment window was closed before the payment was confirmed.",
        help: `${UNKNOWN_MONEY} Otherwise you can join at any time.`,
      };
    case "verification_failed":
      return { kind: "error", text: MESSAGES.verificationFailed, help: `${UNKNOWN_MONEY} ${questions}` };
    case "not_paid":
      return { kind: "error", text: MESSAGES.verificationFailed, help: `${event.message} ${questions}` };
    case "waiting":
      return { kind: "info", text: "Waiting for confirmation.", help: event.message };
    case "verified":
      return { kind: "success", text: `${MESSAGES.verified}${event.message}` };
  }
}

/** The amount is above the limit of the account or of the payment method that the buyer chose. */
function aboveMaximum(
  { email, phone }: { email: string; phone: string },
  { planId, title, ways }: Pick<PlanCard, "planId" | "title" | "ways">,
): NoticeContent {
  const what = "Nothing was charged: Razorpay does not accept this amount in one such payment.";
  const next = ways.bankTransfer
    ? "You can pay by bank transfer instead."
    : `Please write to ${email} or call ${phone}, and we will agree on another way.`;
  const link = { href: `/membership/bank-transfer?plan=${planId}`, label: `Pay for ${title} by bank transfer` };
  return {
    kind: "error",
    text: MESSAGES.paymentFailed,
    help: `${what} ${next}`,
    link: ways.bankTransfer ? link : undefined,
  };
}
