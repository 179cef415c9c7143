import * as m from "#messages/membership/transfers.ts";

type AccountProps = {
  amount: string;
  reference: string;
  account: { name: string; number: string; ifsc: string; bank: string };
};

export function AccountDetails({ amount, reference, account }: AccountProps) {
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
