import { useState } from "react";
import type { State } from "#app/components/forms/buyer-inputs.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/membership/page.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import type { PlanCard as Plan } from "#worker/domain/membership/plans.server.ts";
import { PlanGroups } from "./plan-card.tsx";
import { PlanChoices } from "./plan-choices.tsx";
import type { CheckoutConfig } from "./purchase/checkout.ts";
import { JoinDialog } from "./purchase/join-dialog.tsx";
import { SecondPurchaseDialog } from "./purchase/second-purchase-dialog.tsx";
import type { Started } from "./purchase/started.tsx";
import { useCheckout } from "./purchase/use-checkout.ts";
import { useJoinAddress } from "./purchase/use-join-address.ts";
import type { JoinDetails } from "./purchase/use-join-details.ts";

export function Plans(props: {
  plans: readonly Plan[];
  checkout: CheckoutConfig | undefined;
  contact: { email: string; phone: string };
  states: readonly State[];
  onPaid: (started: Started) => void;
}) {
  const { plans, checkout, contact, states, onPaid } = props;
  const [chosen, setChosen] = useState<Plan>();
  const [details, setDetails] = useState<JoinDetails>({ name: "", contact: "" });
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const { isBusy, notice, question, ...purchase } = useCheckout(checkout, contact, onPaid, (plan, found) => {
    setProblems(found);
    setChosen(plan);
  });
  useJoinAddress(plans, checkout !== undefined, setChosen);
  const close = (entered: JoinDetails) => {
    setDetails(entered);
    setProblems([]);
    setChosen(undefined);
  };

  return (
    <>
      <section className="wrap plan-section" aria-label={m.plans()}>
        <div aria-live="polite">{isBusy && <p className="notice plan-opening">{m.opening()}</p>}</div>
        {notice && <Notice {...notice} />}
        {!checkout && (
          <p className="notice">
            <Rich
              text={m.unavailable}
              values={contact}
              parts={{
                mail: (email) => <a href={`mailto:${email}`}>{email}</a>,
                phone: (phone) => <PhoneLink phone={phone} />,
              }}
            />
          </p>
        )}
        <PlanChoices />
        <PlanGroups plans={plans} canPay={checkout !== undefined} isBusy={isBusy} onJoin={setChosen} />
      </section>
      {chosen && (
        <JoinDialog
          plan={chosen}
          initial={details}
          problems={problems}
          states={states}
          onCancel={close}
          onProceed={(entered, isConfirmed) => {
            close(entered);
            void purchase.pay(chosen, entered, isConfirmed);
          }}
        />
      )}
      {question && (
        <SecondPurchaseDialog
          planTitle={question.plan.title}
          message={question.message}
          onCancel={purchase.cancel}
          onConfirm={() => void purchase.confirm()}
        />
      )}
    </>
  );
}
