import { Fragment } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { OrderMoney } from "#worker/domain/console/finance/order-money.server.ts";
import type { MoneyRow } from "#worker/domain/console/finance/refund-views.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { MoneySection } from "../parts/money-section.tsx";
import { NeedsPasskey } from "../parts/needs-passkey.tsx";
import { BankRefundForm, RefundForm } from "./refund-forms.tsx";

export function Money(props: {
  money: OrderMoney;
  keys: { refund: string; mail: string };
  mayChange: boolean;
  hasRecentPasskey: boolean;
  today: string;
  actionData: ConsoleActionData | undefined;
}) {
  const { money, keys, mayChange, hasRecentPasskey, today, actionData } = props;
  const { payments, refundable, refunds, disputes, decisions, documents, hasMembership, canResend } = money;
  const unanswered = disputes.filter(({ actions }) => actions.some(({ step }) => step === "answer_dispute"));
  const answered = disputes.filter((dispute) => !unanswered.includes(dispute));
  const section = { mayChange };
  const refund = { isOnly: refundable.length === 1, hasMembership, actionData };
  return (
    <>
      <MoneySection {...section} id="decisions" title="To decide" rows={decisions} />
      <MoneySection {...section} id="payments" title="Payments" rows={payments} none="Nothing has been paid yet." />
      <MoneySection {...section} id="disputes" title="Disputes" rows={answered} />
      {unanswered.map((dispute) => (
        <MoneySection key={dispute.id} id={dispute.id} title="Dispute to answer" rows={[dispute]} mayChange={false}>
          {mayChange && <DisputeForm dispute={dispute} actionData={actionData} />}
        </MoneySection>
      ))}
      <MoneySection
        {...section}
        id="refunds"
        title="Refunds"
        rows={refunds}
        {...(payments.length > 0 && { none: "Nothing was refunded." })}
      >
        {mayChange && refundable.length > 0 && !hasRecentPasskey && <NeedsPasskey what="refund or approve" />}
        {mayChange &&
          hasRecentPasskey &&
          refundable.map((payment) => (
            <Fragment key={payment.id}>
              {payment.online && <RefundForm payment={payment} refundKey={keys.refund} {...refund} />}
              {payment.byBank && <BankRefundForm payment={payment} today={today} {...refund} />}
            </Fragment>
          ))}
      </MoneySection>
      <MoneySection {...section} id="documents" title="Documents" rows={documents}>
        {mayChange && canResend && <ResendForm mailKey={keys.mail} />}
      </MoneySection>
    </>
  );
}

function ResendForm({ mailKey }: { mailKey: string }) {
  return (
    <StepForm
      step="resend"
      className="console-after"
      button="Send the receipt again"
      kind="secondary"
      help="The buyer gets the email about the payment again."
    >
      <input type="hidden" name="key" value={mailKey} />
    </StepForm>
  );
}

function DisputeForm({ dispute, actionData }: { dispute: MoneyRow; actionData: ConsoleActionData | undefined }) {
  const isOwn = actionData?.entered?.["id"] === dispute.id;
  return (
    <StepForm step="answer_dispute" className="form console-form console-after" button="Mark as answered">
      <input type="hidden" name="id" value={dispute.id} />
      <Field
        name="answer"
        label="What you did"
        value={isOwn ? actionData?.entered?.["answer"] : undefined}
        error={isOwn ? actionData?.errors["answer"] : undefined}
        help="First answer on Razorpay’s dashboard. Then note here what you sent, without names."
      >
        {(control) => <input {...control} maxLength={500} required autoComplete="off" />}
      </Field>
    </StepForm>
  );
}
