import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { ProjectReportDraft, sumOf } from "#worker/contracts/project-report.ts";
import { REPORT_COSTS, REPORT_FINANCE } from "#worker/contracts/workspace-vocabulary.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { saveReportDraft } from "#worker/domain/workspace/submissions.server.ts";
import { answerForm, loadSubmission, requireRole, submit, versionOf } from "../../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../../member-page.tsx";
import { Asked, fieldsOf, SubmissionForm } from "../submission-form.tsx";
import type { Route } from "./+types/route.ts";
import { REPORT_PARTS, type ReportPart } from "./parts.ts";

const SAVED = {
  draft: "The draft is saved. Continue whenever you like, here or on another device.",
  finished: "Your report is finished. Print it, or save it as a PDF from the print view.",
};
const QUESTIONS = REPORT_PARTS.flatMap(({ questions }) => questions);

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "project_report");
  const saved = new URL(request.url).searchParams.get("saved");
  const totals = {
    "cost-part": formatRupees(sumOf(submission?.data ?? {}, REPORT_COSTS)),
    "finance-part": formatRupees(sumOf(submission?.data ?? {}, REPORT_FINANCE)),
  };
  const isSaved: string | false = saved === "draft" || saved === "finished" ? SAVED[saved] : false;
  return { submission, isSaved, totals };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRole(context, request, "startup");
  const entered = await readForm(request);
  if (entered["intent"] === "finish") {
    return submit(context, request, { kind: "project_report", to: "/dashboard/report?saved=finished", entered });
  }
  const input = ProjectReportDraft.safeParse(entered);
  const outcome = input.success
    ? await saveReportDraft(context.get(depsContext), viewer, { version: versionOf(entered), fields: input.data })
    : invalidInput(input.error.issues);
  return answerForm(context, outcome, entered, "/dashboard/report?saved=draft");
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Detailed project report");
export const ErrorBoundary = MemberErrors;

export default function Report({ loaderData: { submission, isSaved, totals }, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData, submission?.data);
  const isConflict = actionData?.outcome.code === "version_conflict";
  return (
    <MemberPage
      title="Detailed project report"
      lead="The paper that a bank asks for first. Write it in pieces; it saves itself, and you can go on from another device."
      aside={<Parts isFinished={submission?.state === "submitted"} />}
    >
      <SubmissionForm
        answer={actionData}
        version={submission?.version ?? 0}
        isSaved={isSaved}
        stored={submission?.data}
        questions={QUESTIONS}
        buttons={
          <>
            <button className="button button-secondary" type="submit" name="intent" value="draft" formNoValidate>
              Save the draft
            </button>
            <button className="button" type="submit" name="intent" value="finish">
              Finish the report
            </button>
            <a className="button button-secondary" href="/dashboard/report/print">
              Print view
            </a>
          </>
        }
      >
        {REPORT_PARTS.map((part) => (
          <Part key={part.id} part={part} field={field} totals={totals} />
        ))}
        <output className="desk-autosave" data-autosave />
      </SubmissionForm>
      <ClientScript
        name="report"
        when="now"
        settings={{ saved: submission?.data ?? {}, isConflict, loginPath: "/login" }}
      />
    </MemberPage>
  );
}

function Part(props: { part: ReportPart; field: ReturnType<typeof fieldsOf>; totals: Record<string, string> }) {
  const { part, field, totals } = props;
  const { id, title, text, questions, total } = part;
  return (
    <section className="report-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="field-help">{text}</p>
      <div className={total ? "report-amounts" : "report-texts"}>
        {questions.map((question) => (
          <Asked key={question.name} question={question} {...field(question.name)} />
        ))}
      </div>
      {total && (
        <p className="report-total">
          {total}: <strong data-total={questions.map(({ name }) => name).join(" ")}>₹{totals[id]}</strong>
        </p>
      )}
    </section>
  );
}

function Parts({ isFinished }: { isFinished: boolean }) {
  return (
    <nav aria-labelledby="report-parts">
      <h2 id="report-parts">Parts</h2>
      <ol className="desk-index">
        {REPORT_PARTS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      <p className="field-help">{isFinished ? "This report is finished." : "This report is a draft."}</p>
    </nav>
  );
}
