import { Rich } from "#app/components/ui/rich.tsx";
import { Sign } from "#app/components/ui/sign.tsx";
import { localPath } from "#messages/locale.ts";
import { validUntil } from "#messages/membership/terms.ts";
import * as m from "#messages/membership/transfers.ts";
import type { describeTransfer } from "#worker/domain/bank-transfers/transfer-page.server.ts";

type Transfer = NonNullable<Awaited<ReturnType<typeof describeTransfer>>>;

export function TransferState(transfer: Transfer) {
  const { state, parked, contact } = transfer;
  return (
    <div className="transfer-state">
      {state !== "paid" && parked.length > 0 && (
        <section className="notice" aria-label={m.moneyReceived()}>
          {parked.map(({ id, amount, day, why }) => (
            <p key={id}>{m.received({ amount, day, why })}</p>
          ))}
          <p className="notice-help">
            <Rich
              text={m.financeDecides}
              values={contact}
              parts={{ mail: (email) => <a href={`mailto:${email}`}>{email}</a> }}
            />
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
  const { account, lastDay, daysLeft, start } = transfer;
  return (
    <>
      <section aria-labelledby="transfer-account">
        <h2 id="transfer-account">{daysLeft === 0 ? m.reservedUntilToday() : m.reservedUntil({ last: lastDay })}</h2>
        <p>{m.howTo()}</p>
        {account ? (
          <AccountDetails {...transfer} account={account} />
        ) : (
          <p>
            <Rich
              text={m.accountChanging}
              parts={{ mail: (text) => <a href={`mailto:${transfer.contact.email}`}>{text}</a> }}
            />
          </p>
        )}
        <p>{start}</p>
        <p className="field-help">{m.workingDays()}</p>
      </section>
      <details className="transfer-cancel reveal">
        <summary>{m.cancel()}</summary>
        <form method="post">
          <p>{m.cancelHelp()}</p>
          <button className="button button-secondary" type="submit">
            {m.cancel()}
          </button>
        </form>
      </details>
    </>
  );
}

function Expired({ lastDay, planId, parked }: Transfer) {
  return (
    <section aria-labelledby="transfer-over">
      <h2 id="transfer-over">{m.ended({ last: lastDay })}</h2>
      {parked.length === 0 && <p>{m.endedHelp()}</p>}
      <NewReservation planId={planId} />
    </section>
  );
}

function Cancelled({ planId }: Transfer) {
  return (
    <section aria-labelledby="transfer-over">
      <h2 id="transfer-over">{m.cancelledTitle()}</h2>
      <p>{m.cancelledHelp()}</p>
      <NewReservation planId={planId} />
    </section>
  );
}

function NewReservation({ planId }: Pick<Transfer, "planId">) {
  return (
    <p className="button-row">
      <a className="button button-secondary" href={localPath(`/membership/bank-transfer?plan=${planId}`)}>
        {m.reserveAgain()}
      </a>
    </p>
  );
}

function Paid({ plan, validTo }: Transfer) {
  return (
    <section className="success" aria-labelledby="transfer-paid">
      <Sign lit={6} />
      <h2 id="transfer-paid">{m.arrived()}</h2>
      <div className="success-next">
        <p>{validTo ? validUntil({ plan, last: validTo }) : m.wasPaid({ plan })}</p>
        <p>{m.receiptSent()}</p>
        <p className="button-row">
          <a className="button" href={localPath("/dashboard/membership")}>
            {m.openMembership()}
          </a>
        </p>
      </div>
    </section>
  );
}

type AccountProps = {
  amount: string;
  reference: string;
  account: { name: string; number: string; ifsc: string; bank: string };
};

function AccountDetails({ amount, reference, account }: AccountProps) {
  const rows = [
    { label: m.amount(), value: `₹${amount}` },
    { label: m.reference(), value: reference, isKey: true },
    { label: m.accountName(), value: account.name },
    { label: m.accountNumber(), value: account.number },
    { label: m.ifsc(), value: account.ifsc },
    { label: m.bank(), value: account.bank },
  ];
  return (
    <dl className="transfer-account">
      {rows.map(({ label, value, isKey }) => (
        <div key={label} data-key={isKey}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
