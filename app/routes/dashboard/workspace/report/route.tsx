import type { FieldOf } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import * as m from "#messages/dashboard/report.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { ProjectReportDraft, sumOf } from "#worker/contracts/project-report.ts";
import { REPORT_COSTS, REPORT_FINANCE } from "#worker/contracts/workspace-vocabulary.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { saveReportDraft } from "#worker/domain/workspace/submissions.server.ts";
import { doneOf } from "../../done.server.ts";
import { loadSubmission, requireRole, respond, submit, versionOf } from "../../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../../member-page.tsx";
import { questionFields, SubmissionForm } from "../submission-form.tsx";
import type { Route } from "./+types/route.ts";
import { Part, Parts } from "./part.tsx";
import { reportParts } from "./parts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "project_report");
  const totals: Record<string, string> = {
    "cost-part": formatRupees(sumOf(submission?.data ?? {}, REPORT_COSTS)),
    "finance-part": formatRupees(sumOf(submission?.data ?? {}, REPORT_FINANCE)),
  };
  return { submission, saved: savedNotice(doneOf(request, "finished", "draft")), totals };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRole(context, request, "startup");
  const entered = await readForm(request);
  if (entered["intent"] === "finish") {
    return submit(context, request, { kind: "project_report", to: "/dashboard/report?done=finished", entered });
  }
  const [deps, version] = [context.get(depsContext), versionOf(entered)];
  const outcome = await withInput(ProjectReportDraft, entered, (fields) =>
    saveReportDraft(deps, viewer, { version, fields }),
  );
  return respond(context, outcome, entered, "/dashboard/report?done=draft");
}

export const handle = memberPage;
export const meta = () => memberMeta(m.title());

export default function Report({ loaderData: { submission, saved, totals }, actionData }: Route.ComponentProps) {
  const field = questionFields(actionData, submission?.data);
  const isConflict = actionData?.outcome.code === "version_conflict";
  const parts = statesOf(field);
  return (
    <MemberPage
      title={m.title()}
      lead={m.lead()}
      aside={<Parts parts={parts} isFinished={submission?.state === "submitted"} />}
    >
      <SubmissionForm
        actionData={actionData}
        version={submission?.version ?? 0}
        saved={saved}
        stored={submission?.data}
        questions={parts.flatMap(({ part }) => part.questions)}
        isFolded
        buttons={
          <>
            <button className="button button-secondary" type="submit" name="intent" value="draft" formNoValidate>
              {m.saveDraft()}
            </button>
            <button className="button" type="submit" name="intent" value="finish">
              {m.finish()}
            </button>
            <a className="button button-secondary" href={localPath("/dashboard/report/print")}>
              {m.printView()}
            </a>
          </>
        }
      >
        {parts.map((state) => (
          <Part key={state.part.id} {...state} field={field} total={totals[state.part.id]} />
        ))}
        <output className="member-page-autosave" data-autosave />
      </SubmissionForm>
      <ClientScript
        name="report"
        when="now"
        settings={{ saved: submission?.data ?? {}, isConflict, loginPath: localPath("/login") }}
      />
    </MemberPage>
  );
}

/** Opens the first part that is not done, or the parts with errors. */
function statesOf(field: FieldOf) {
  const states = reportParts().map((part) => {
    const fields = part.questions.map(({ name }) => field(name));
    const isDone = fields.every(({ value }) => value?.trim());
    return { part, isDone, hasErrors: fields.some(({ error }) => error) };
  });
  const anyErrors = states.some(({ hasErrors }) => hasErrors);
  const first = states.findIndex(({ isDone }) => !isDone);
  return states.map((state, i) => ({ ...state, isOpen: anyErrors ? state.hasErrors : i === Math.max(first, 0) }));
}

function savedNotice(saved: "draft" | "finished" | undefined) {
  if (saved === "draft") return { text: m.draftSaved(), help: m.draftSavedHelp() };
  return saved === "finished" ? { text: m.finished(), help: m.finishedHelp() } : undefined;
}
