import * as m from "#messages/dashboard/report.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { Rupees } from "#worker/contracts/fields.ts";
import { sumOf } from "#worker/contracts/project-report.ts";
import { REPORT_COSTS, REPORT_FINANCE, REPORT_RESULTS } from "#worker/contracts/workspace-vocabulary.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { loadSubmission } from "../../member-page.server.ts";
import { memberMeta, memberPage } from "../../member-page.tsx";
import { shownAnswer } from "../choices.ts";
import type { Route } from "./+types/print.ts";
import { type ReportPart, reportParts } from "./parts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "project_report");
  const { data = {}, state = "draft", updatedAt = context.get(depsContext).now() } = submission ?? {};
  const amounts = [...REPORT_COSTS, ...REPORT_FINANCE, ...REPORT_RESULTS].map((name) => {
    const paise = Rupees.safeParse(data[name]).data;
    return [name, paise === undefined ? "" : `₹${formatRupees(paise)}`] as const;
  });
  const totals: Record<string, string> = {
    "cost-part": formatRupees(sumOf(data, REPORT_COSTS)),
    "finance-part": formatRupees(sumOf(data, REPORT_FINANCE)),
  };
  const fields: Record<string, string> = { ...data, ...Object.fromEntries(amounts) };
  return { fields, totals, isDraft: state === "draft", day: longDate(indianDay(updatedAt)) };
}

const MISSING = "–";

export const handle = memberPage;
export const meta = () => memberMeta(m.printTitle());

export default function ReportPrint({ loaderData: { fields, totals, isDraft, day } }: Route.ComponentProps) {
  return (
    <article className="wrap section print">
      <p className="print-tools">
        <a href={localPath("/dashboard/report")}>{m.backToReport()}</a>
        <span>{m.howToPrint()}</span>
      </p>
      <header>
        <h1>{fields["enterprise"] || m.title()}</h1>
        <p>{(isDraft ? m.printedDraft : m.printed)({ day })}</p>
      </header>
      {reportParts().map((part) => (
        <PartTable key={part.id} part={part} fields={fields} total={totals[part.id]} />
      ))}
    </article>
  );
}

function PartTable(props: { part: ReportPart; fields: Record<string, string>; total: string | undefined }) {
  const { part, fields, total } = props;
  const questions = part.questions.filter(({ name }) => name !== "enterprise");
  return (
    <section>
      <h2>{part.title}</h2>
      {total ? (
        <table>
          <tbody>
            {questions.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{shownAnswer({}, fields[name], MISSING)}</td>
              </tr>
            ))}
            <tr className="print-total">
              <th scope="row">{part.total}</th>
              <td>₹{total}</td>
            </tr>
          </tbody>
        </table>
      ) : (
        <dl>
          {questions.map(({ name, label, options }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shownAnswer({ options }, fields[name], MISSING)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
