import { Fragment } from "react";
import type { OrderMoney } from "#worker/domain/console/finance/order-money.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { MoneySection } from "../parts/money-section.tsx";
import { NeedsPasskey } from "../parts/needs-passkey.tsx";
import { BankRefundForm } from "./bank-refund-form.tsx";
import { DisputeForm } from "./dispute-form.tsx";
import { RefundForm } from "./refund-form.tsx";

/** The money of an order: what was paid, refunded and contested, and the documents. */
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
    <form method="post" className="console-after">
      <input type="hidden" name="step" value="resend" />
      <input type="hidden" name="key" value={mailKey} />
      <button className="button button-secondary" type="submit">
        Send the receipt again
      </button>
      <p className="field-help">The buyer gets the email about the payment again.</p>
    </form>
  );
}
