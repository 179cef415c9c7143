import * as m from "#messages/dashboard/mentoring.ts";
import { saveChanges } from "#messages/dashboard/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { loadSubmission, refusalPage, requireRole, submit } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/suggestion.ts";
import { QuestionForm } from "./submission-form.tsx";
import { suggestionQuestions } from "./suggestion-questions.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "suggestion", id);
  if (!submission) throw refusalPage(context, "not_found");
  const { memberId } = await requireRole(context, request, "mentor");
  return { submission, startups: await listAssignedStartups(context.get(depsContext), memberId) };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  // New suggestions are written in the list; this page only edits existing ones.
  if (!(await loadSubmission(context, request, "suggestion", id))) throw refusalPage(context, "not_found");
  return submit(context, request, { kind: "suggestion", key: id, to: "/dashboard/suggestions?done=saved" });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.yourSuggestion());

export default function Suggestion({ loaderData: { submission, startups }, actionData }: Route.ComponentProps) {
  const questions = suggestionQuestions(startups);
  return (
    <MemberPage
      title={m.yourSuggestion()}
      lead={m.suggestionLead()}
      back={{ href: "/dashboard/suggestions", label: m.suggestions() }}
    >
      <QuestionForm
        actionData={actionData}
        version={submission.version}
        stored={submission.data}
        questions={questions}
        button={saveChanges()}
      />
    </MemberPage>
  );
}
