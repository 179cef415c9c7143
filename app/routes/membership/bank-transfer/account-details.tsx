type AccountProps = {
  amount: string;
  reference: string;
  account: { name: string; number: string; ifsc: string; bank: string };
};

export function AccountDetails({ amount, reference, account }: AccountProps) {
  const rows = [
    { label: "Amount", value: `₹${amount}` },
    { label: "Reference for the remarks", value: reference, isKey: true },
    { label: "Account name", value: account.name },
    { label: "Account number", value: account.number },
    { label: "IFSC", value: account.ifsc },
    { label: "Bank", value: account.bank },
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
