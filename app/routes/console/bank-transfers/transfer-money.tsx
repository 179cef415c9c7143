import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { viewTransfer } from "#worker/domain/console/finance/transfers.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { CancelForm } from "../parts/cancel-form.tsx";
import { MoneySection } from "../parts/money-section.tsx";
import { ConfirmForm } from "./confirm-form.tsx";

type Shown = NonNullable<Awaited<ReturnType<typeof viewTransfer>>>;
type Props = Pick<Shown, "orderId" | "amount" | "isPaid" | "mayCancel" | "mayAccept" | "difference" | "credits"> & {
  today: string;
  mayChange: boolean;
  actionData: ConsoleActionData | undefined;
};

export function TransferMoney({ credits, mayChange, actionData, ...transfer }: Props) {
  const { orderId, amount, isPaid, mayCancel, mayAccept, difference, today } = transfer;
  const parked = credits.filter(({ isParked }) => isParked);
  const others = credits.filter(({ isParked }) => !isParked);
  const section = { mayChange: false };
  return (
    <>
      <MoneySection
        {...section}
        id="money"
        title="Money"
        rows={others}
        {...(parked.length === 0 && { none: "No payment is recorded yet. Look at the bank account." })}
      />
      {parked.map((credit) => (
        <MoneySection {...section} key={credit.id} id={credit.id} title="Money that does not match" rows={[credit]}>
          {mayChange && <ReturnForm id={credit.id} actionData={actionData} />}
        </MoneySection>
      ))}
      {mayChange && difference && <p className="console-after">{difference}</p>}
      {mayChange && mayAccept && <AcceptForm amount={amount} />}
      {mayChange && <ConfirmForm amount={amount} isPaid={isPaid} today={today} actionData={actionData} />}
      {mayChange && mayCancel && (
        <CancelForm
          label="Cancel the reservation"
          help="Your reason is recorded. Money that still arrives is set aside."
          value={actionData?.entered?.["cancelReason"]}
          error={actionData?.errors["cancelReason"]}
        />
      )}
      <p>
        <a href={`/console/payments/${orderId}`}>Open the order and its documents</a>
      </p>
    </>
  );
}

function AcceptForm({ amount }: { amount: string }) {
  return <StepForm step="accept" button={`Begin the membership with this ₹${amount}`} />;
}

function ReturnForm({ id, actionData }: { id: string; actionData: ConsoleActionData | undefined }) {
  const isOwn = actionData?.entered?.["id"] === id;
  return (
    <StepForm step="return" className="form console-form console-after" button="Mark as returned" kind="secondary">
      <input type="hidden" name="id" value={id} />
      <Field
        name="returned"
        label="Bank’s reference of the return transfer (UTR)"
        value={isOwn ? actionData?.entered?.["returned"] : undefined}
        error={isOwn ? actionData?.errors["returned"] : undefined}
        help="Return the money at your bank first. Then enter the reference of that transfer here."
      >
        {(control) => <input {...control} maxLength={40} required autoComplete="off" />}
      </Field>
    </StepForm>
  );
}
