import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Month } from "#worker/contracts/console/finance.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { monthsUntil } from "#worker/domain/console/finance/documents.server.ts";
import { countParts } from "#worker/domain/console/finance/month-files.server.ts";
import { addDays, indianDay, longMonth } from "#worker/domain/india-calendar.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { NeedsPasskey } from "../parts/needs-passkey.tsx";
import { ReasonField } from "../parts/reason-field.tsx";
import type { Route } from "./+types/books.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { searchParams } = new URL(request.url);
  const asked = Month.safeParse(searchParams.get("month"));
  const thisMonth = indianDay(deps.now()).slice(0, 7);
  const month = asked.success ? asked.data : addDays(`${thisMonth}-01`, -1).slice(0, 7);
  return {
    ...{ month, title: longMonth(month), months: monthsUntil(deps.now()), isOver: month < thisMonth },
    ...(await countParts(deps, month)),
    hasRecentPasskey: context.get(operatorContext).hasRecentPasskey,
    error: searchParams.has("missing") ? "Please say why in a few words." : undefined,
  };
}

export const handle = { private: true, permission: "documents.export" } satisfies PageHandle;
export const meta = () => consoleMeta("Books");

export default function Books({ loaderData }: Route.ComponentProps) {
  const { month, title, months, isOver, documents, parts, atOnce, hasRecentPasskey, error } = loaderData;
  return (
    <ConsolePage title="Books" lead="What the accountant needs for a month. Each download is recorded with its reason.">
      <form method="get" action="/console/books" className="console-inline">
        <label htmlFor="month" className="visually-hidden">
          Month
        </label>
        <select id="month" name="month" defaultValue={month} key={month}>
          {months.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button className="button button-secondary" type="submit">
          Show
        </button>
      </form>
      <section aria-labelledby="month-title">
        <h2 id="month-title">{title}</h2>
        <p>{documents === 1 ? "1 document was issued." : `${documents} documents were issued.`}</p>
        {!isOver && <p>This month is not over. Documents issued later in it are not in the files yet.</p>}
        {parts > 1 && (
          <p>{`That is more than one file holds. Download ${parts} files with ${atOnce} documents each.`}</p>
        )}
        {hasRecentPasskey ? <MonthForm month={month} parts={parts} error={error} /> : <NeedsPasskey what="download" />}
      </section>
    </ConsolePage>
  );
}

/** One reason and the files of the month; each button posts to the address of its download. */
function MonthForm({ month, parts, error }: { month: string; parts: number; error: string | undefined }) {
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
