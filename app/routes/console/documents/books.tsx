import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Month } from "#worker/contracts/console/finance.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { monthsUntil } from "#worker/domain/console/finance/documents.server.ts";
import { countParts } from "#worker/domain/console/finance/month-files.server.ts";
import { addDays, indianDay, longMonth } from "#worker/domain/india-calendar.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { NeedsPasskey } from "../parts/needs-passkey.tsx";
import type { Route } from "./+types/books.ts";
import { MonthForm } from "./month-form.tsx";

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
