import { Sign } from "#app/components/ui/sign.tsx";
import type { describeTransfer } from "#worker/domain/bank-transfers/transfer-page.server.ts";
import { AccountDetails } from "./account-details.tsx";

type Transfer = NonNullable<Awaited<ReturnType<typeof describeTransfer>>>;

export function TransferState(transfer: Transfer) {
  const { state, parked, contact } = transfer;
  return (
    <div className="transfer-state">
      {state !== "paid" && parked.length > 0 && (
        <section className="notice" aria-label="Money that we have received">
          {parked.map(({ id, amount, day, why }) => (
            <p key={id}>{`We received ₹${amount} on ${day}. ${why}`}</p>
          ))}
          <p className="notice-help">
            Our finance team decides what to do and writes to you. Questions:{" "}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </section>
      )}
      {state === "reserved" && <Reserved {...transfer} />}
      {state === "expired" && <Expired {...transfer} />}
      {state === "cancelled" && <Cancelled {...transfer} />}
      {state === "paid" && <Paid {...transfer} />}
    </div>
  );
}

function Reserved(transfer: Transfer) {
  const { account, lastDay, daysLeft, begins } = transfer;
  return (
    <>
      <section aria-labelledby="transfer-account">
        <h2 id="transfer-account">{daysLeft === 0 ? "Reserved until today" : `Reserved until ${lastDay}`}</h2>
        <p>
          Transfer the exact amount by NEFT, RTGS or IMPS. Write the reference in the remarks, so that we know whose
          membership it is.
        </p>
        {account ? (
          <AccountDetails {...transfer} account={account} />
        ) : (
          <p>
            The account is being changed. Please write to <a href={`mailto:${transfer.contact.email}`}>us</a> before you
            transfer the money.
          </p>
        )}
        <p>{begins}</p>
        <p className="field-help">
          We look at our account on working days. This page then says that your membership has begun, and the receipt
          comes by email.
        </p>
      </section>
      <details className="transfer-cancel reveal">
        <summary>Cancel the reservation</summary>
        <form method="post">
          <p>Do not cancel it if you have transferred the money already.</p>
          <button className="button button-secondary" type="submit">
            Cancel the reservation
          </button>
        </form>
      </details>
    </>
  );
}

function Expired({ lastDay, planId, parked }: Transfer) {
  return (
    <section aria-labelledby="transfer-over">
      <h2 id="transfer-over">{`The reservation ended on ${lastDay}`}</h2>
      {parked.length === 0 && (
        <p>
          If the money left your account by then, you need not do anything: we match it when we see it in our statement.
        </p>
      )}
      <NewReservation planId={planId} />
    </section>
  );
}

function Cancelled({ planId }: Transfer) {
  return (
    <section aria-labelledby="transfer-over">
      <h2 id="transfer-over">This reservation is cancelled</h2>
      <p>Please do not transfer any money for it. If you have, our finance team will write to you.</p>
      <NewReservation planId={planId} />
    </section>
  );
}

function NewReservation({ planId }: Pick<Transfer, "planId">) {
  return (
    <p className="button-row">
      <a className="button button-secondary" href={`/membership/bank-transfer?plan=${planId}`}>
        Make a new reservation
      </a>
    </p>
  );
}

function Paid({ plan, validTo }: Transfer) {
  return (
    <section className="success" aria-labelledby="transfer-paid">
      <Sign lit={6} />
      <h2 id="transfer-paid">Your money has arrived</h2>
      <div className="success-next">
        <p>{validTo ? `Your ${plan} membership is valid until ${validTo}.` : `Your ${plan} membership was paid.`}</p>
        <p>We have sent you the receipt. It is also in your account.</p>
        <p className="button-row">
          <a className="button" href="/dashboard/membership">
            Open your membership
          </a>
        </p>
      </div>
    </section>
  );
}
