import { useState } from "react";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import * as m from "#messages/membership/purchase.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";
import { type CheckoutConfig, type CheckoutEvent, payForPlan } from "./checkout.ts";
import { noticeOf } from "./notices.ts";
import { purchaseKey, renewPurchaseKeys } from "./purchase-key.ts";
import type { Started } from "./started.tsx";
import type { JoinDetails } from "./use-join-details.ts";

/** A second purchase of the same plan needs confirmation. */
type Question = { plan: PlanCard; details: JoinDetails; message: string };

export function useCheckout(
  config: CheckoutConfig | undefined,
  contact: { email: string; phone: string },
  onPaid: (started: Started) => void,
  onInvalid: (plan: PlanCard, problems: readonly FieldError[]) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeContent>();
  const [question, setQuestion] = useState<Question>();

  async function pay(plan: PlanCard, details: JoinDetails, isConfirmed = false): Promise<void> {
    setNotice(undefined);
    if (!config) return;
    setBusy(true);
    const { planId, amount } = plan;
    const idempotencyKey = await purchaseKey(JSON.stringify([planId, details]));
    await payForPlan(config, { planId, amount, details, idempotencyKey, isConfirmed }, (event: CheckoutEvent) => {
      setBusy(false);
      if (event.kind === "already_member") setQuestion({ plan, details, message: event.message });
      else if (event.kind === "invalid") onInvalid(plan, event.problems);
      else if (event.kind === "verified" && event.membership) {
        onPaid({ sentence: m.verified({ message: event.message }), membership: event.membership });
      } else setNotice(noticeOf(event, contact, plan));
    });
  }

  return {
    isBusy,
    notice,
    question,
    pay,
    cancel: () => setQuestion(undefined),
    async confirm(): Promise<void> {
      if (!question) return;
      setQuestion(undefined);
      renewPurchaseKeys();
      await pay(question.plan, question.details, true);
    },
  };
}
