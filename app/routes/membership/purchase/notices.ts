import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { MESSAGES } from "#worker/contracts/vocabulary.ts";
import type { CheckoutEvent } from "./checkout.ts";

/** True while the bank may still decide, such as for a UPI payment that is approved in another app. */
const UNKNOWN_MONEY = "If money has left your account, your membership begins as soon as the bank confirms it.";

/** Section 8. */
export function noticeOf(
  event: Exclude<CheckoutEvent, { kind: "already_member" | "invalid" }>,
  contact: { email: string; phone: string },
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
    case "failed": {
      const { reason = "", isOpen } = event;
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
