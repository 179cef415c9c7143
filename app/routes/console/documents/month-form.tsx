import { ReasonField } from "../parts/reason-field.tsx";

/** One reason and the files of the month; each button posts to the address of its download. */
export function MonthForm({ month, parts, error }: { month: string; parts: number; error: string | undefined }) {
  const numbers = Array.from({ length: parts }, (_, i) => i + 1);
  return (
    <form method="post" action="/console/books/export" className="form console-form console-after">
      <input type="hidden" name="month" value={month} />
      <ReasonField
        error={error}
        help="The files contain names and addresses. Delete them when the accountant has them."
      />
      <p className="button-row">
        {numbers.map((part) => (
          <button
            key={part}
            className="button"
            type="submit"
            formAction="/console/books/documents/export"
            name="part"
            value={part}
          >
            {parts > 1 ? `Documents, part ${part} of ${parts}` : "Download the documents"}
          </button>
        ))}
        <button className="button button-secondary" type="submit">
          Download the books
        </button>
      </p>
      <p className="field-help">
        Documents: every invoice, receipt and credit note as a PDF. Books: the sales register, the settlements, vouchers
        for Tally, and form GSTR-1 as JSON and CSV if GST applies. Both are ZIP files.
      </p>
    </form>
  );
}
