import { useEffect } from "react";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** Opens the dialog of the plan in the address `#join-…`, to which a member's own offers lead. */
export function useJoinAddress(plans: readonly PlanCard[], canPay: boolean, open: (plan: PlanCard) => void) {
  useEffect(() => {
    const plan = canPay && plans.find(({ planId }) => location.hash === `#join-${planId}`);
    if (!plan) return;
    // The dialog opens once: reload and Back show the card.
    history.replaceState(history.state, "", `#${plan.planId}`);
    open(plan);
  }, [plans, canPay, open]);
}
