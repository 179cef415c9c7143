import { readForm } from "#app/components/forms/read-form.ts";
import * as m from "#messages/dashboard/mentoring.ts";
import { saveChanges } from "#messages/dashboard/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { findSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { doneOf } from "../done.server.ts";
import { refusalPage, requireRole, submit } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/mentorship-report.ts";
import { type Question, QuestionForm } from "./submission-form.tsx";

const answer = (name: string, label: string, help: string): Question => ({
  name,
  label,
  help,
  type: "text",
  rows: 5,
  max: WORKSPACE_LIMITS.answer,
});
const questionsOf = (): readonly Question[] => [
  { name: "metOn", label: m.metOn(), type: "date" },
  answer("progress", m.progress(), m.progressHelp()),
  answer("obstacles", m.obstacles(), m.obstaclesHelp()),
  answer("nextSteps", m.nextSteps(), m.nextStepsHelp()),
];

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  const deps = context.get(depsContext);
  const [assigned, submission] = await Promise.all([
    listAssignedStartups(deps, memberId),
    findSubmission(deps, memberId, "mentorship_report", slug),
  ]);
  const startup = assigned.find((entry) => entry.slug === slug);
  if (!startup && !submission) throw refusalPage(context, "not_found");
  return { name: startup?.name ?? slug, submission, isSaved: doneOf(request, "saved") !== undefined };
}

export async function action({ request, context, params: { slug } }: Route.ActionArgs) {
  const entered = { ...(await readForm(request)), startup: slug };
  const to = `/dashboard/mentorship-report/${slug}?done=saved`;
  return submit(context, request, { kind: "mentorship_report", key: slug, to, entered });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.report());

export default function MentorshipReport({
  loaderData: { name, submission, isSaved },
  actionData,
}: Route.ComponentProps) {
  const questions = questionsOf();
  return (
    <MemberPage title={m.report()} lead={name} back={{ href: "/dashboard/mentorship-report", label: m.reports() }}>
      <QuestionForm
        actionData={actionData}
        version={submission?.version ?? 0}
        saved={isSaved ? { text: m.reportSaved(), help: m.reportSavedHelp() } : undefined}
        stored={submission?.data}
        questions={questions}
        button={submission ? saveChanges() : m.sendReport()}
        note={m.whoReads()}
      />
    </MemberPage>
  );
}
