import type { DocumentView } from "#worker/domain/documents/view.server.ts";

export function PartyLines({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <>
      <p className="document-party">{name}</p>
      {lines.map((line) => (
        <p key={line} className="document-line">
          {line}
        </p>
      ))}
    </>
  );
}

export function AmountTable({ amounts, total: [label, value] }: Pick<DocumentView, "amounts" | "total">) {
  return (
    <table>
      <tbody>
        {amounts.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="print-total">
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      </tbody>
    </table>
  );
}
