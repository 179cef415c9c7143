import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext } from "#worker/context.server.ts";
import { WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { findSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { refusalPage, requireRole, submit } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/mentorship-report.ts";
import { Asked, fieldsOf, type Question, SubmissionForm } from "./submission-form.tsx";

const answer = (name: string, label: string, help: string): Question => ({
  name,
  label,
  help,
  type: "text",
  rows: 5,
  max: WORKSPACE_LIMITS.answer,
});
const QUESTIONS: readonly Question[] = [
  { name: "metOn", label: "Day of your last meeting", type: "date" },
  answer("progress", "What has changed since the last meeting", "Facts and figures rather than impressions."),
  answer("obstacles", "What is in the way", "Include what the founders have not said themselves."),
  answer("nextSteps", "What you agreed to do next", "Who does what, and by when."),
];

const SAVED = { text: "Report saved.", help: "Update it here after the next meeting." };

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  const deps = context.get(depsContext);
  const [assigned, submission] = await Promise.all([
    listAssignedStartups(deps, memberId),
    findSubmission(deps, memberId, "mentorship_report", slug),
  ]);
  const startup = assigned.find((entry) => entry.slug === slug);
  if (!startup && !submission) throw refusalPage(context, "not_found");
  return { name: startup?.name ?? slug, submission, isSaved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ request, context, params: { slug } }: Route.ActionArgs) {
  const entered = { ...(await readForm(request)), startup: slug };
  const to = `/dashboard/mentorship-report/${slug}?saved`;
  return submit(context, request, { kind: "mentorship_report", key: slug, to, entered });
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Mentorship report");
export const ErrorBoundary = MemberErrors;

export default function MentorshipReport({
  loaderData: { name, submission, isSaved },
  actionData,
}: Route.ComponentProps) {
  const field = fieldsOf(actionData, submission?.data);
  return (
    <MemberPage
      title="Mentorship report"
      lead={name}
      back={{ href: "/dashboard/mentorship-report", label: "Mentorship reports" }}
    >
      <SubmissionForm
        answer={actionData}
        version={submission?.version ?? 0}
        saved={isSaved ? SAVED : undefined}
        stored={submission?.data}
        questions={QUESTIONS}
        buttons={
          <button className="button" type="submit">
            {submission ? "Save the changes" : "Send the report"}
          </button>
        }
        note="Only you and the forum’s staff can read this report. The startup cannot."
      >
        {QUESTIONS.map((question) => (
          <Asked key={question.name} question={question} {...field(question.name)} />
        ))}
      </SubmissionForm>
    </MemberPage>
  );
}
