import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { handIn, loadWriting, refusalPage, requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/suggestion.ts";
import { Asked, fieldsOf, WritingForm } from "./submission-form.tsx";
import { suggestionQuestions } from "./suggestion-questions.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const writing = await loadWriting(context, request, "suggestion", id);
  if (!writing) throw refusalPage(context, "not_found");
  const { memberId } = await requireRole(context, request, "mentor");
  return { writing, startups: await listAssignedStartups(context.get(depsContext), memberId) };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  // A new one is written in the list; here there is nothing to change but what its author has.
  if (!(await loadWriting(context, request, "suggestion", id))) throw refusalPage(context, "not_found");
  return handIn(context, request, { kind: "suggestion", slot: id, to: "/dashboard/suggestions?saved" });
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Your suggestion");
export const ErrorBoundary = MemberErrors;

export default function Suggestion({ loaderData: { writing, startups }, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData, writing.data);
  const questions = suggestionQuestions(startups);
  return (
    <MemberPage
      title="Your suggestion"
      lead="Change it as you learn more."
      back={{ href: "/dashboard/suggestions", label: "Suggestions" }}
    >
      <WritingForm
        answer={actionData}
        version={writing.version}
        isSaved={false}
        kept={writing.data}
        questions={questions}
        buttons={
          <button className="button" type="submit">
            Save the changes
          </button>
        }
      >
        {questions.map((question) => (
          <Asked key={question.name} question={question} {...field(question.name)} />
        ))}
      </WritingForm>
    </MemberPage>
  );
}
