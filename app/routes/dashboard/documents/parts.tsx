import type { DocumentView, Label as LabelTexts } from "#worker/domain/documents/view.server.ts";

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
    <table lang="en">
      <tbody>
        {amounts.map(([name, amount]) => (
          <tr key={name.en}>
            <th scope="row">
              <Label {...name} />
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="print-total">
          <th scope="row">
            <Label {...label} />
          </th>
          <td>{value}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A label of a document, in English and Hindi if the purchase was made in Hindi. */
export function Label({ en, hi }: LabelTexts) {
  if (!hi) return en;
  return (
    <>
      {en} / <span lang="hi">{hi}</span>
    </>
  );
}
