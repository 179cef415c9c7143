import { STARTUP_STAGES, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { loadSubmission, submit } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/incubation.ts";
import { Asked, fieldsOf, type Question, SubmissionForm } from "./submission-form.tsx";

const QUESTIONS: readonly Question[] = [
  { name: "startupName", label: "Name of your startup", max: WORKSPACE_LIMITS.line },
  { name: "sector", label: "Sector", help: "Such as food, textiles, software or health.", max: WORKSPACE_LIMITS.line },
  { name: "city", label: "City", max: WORKSPACE_LIMITS.line },
  { name: "stage", label: "How far are you?", options: STARTUP_STAGES },
  {
    name: "problem",
    label: "Which problem do you solve, and for whom?",
    type: "text",
    rows: 6,
    max: WORKSPACE_LIMITS.answer,
  },
  {
    name: "need",
    label: "What do you need from the incubator?",
    help: "Such as a place, a mentor, a first customer, a test or help with a licence.",
    type: "text",
    rows: 5,
    max: WORKSPACE_LIMITS.answer,
  },
];

const SAVED = {
  text: "You have applied for incubation.",
  help: "We will write to you when we have found a mentor and a place. Until then you can change your answers here.",
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "incubation");
  return { submission, isSaved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(context, request, { kind: "incubation", to: "/dashboard/incubation?saved" });
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Startup incubation");
export const ErrorBoundary = MemberErrors;

export default function Incubation({ loaderData: { submission, isSaved }, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData, submission?.data);
  return (
    <MemberPage
      title="Startup incubation"
      lead="Answer six questions. They help us to find the right mentor and the right place for you."
    >
      <SubmissionForm
        answer={actionData}
        version={submission?.version ?? 0}
        saved={isSaved ? SAVED : undefined}
        stored={submission?.data}
        questions={QUESTIONS}
        buttons={
          <button className="button" type="submit">
            {submission ? "Save the changes" : "Apply"}
          </button>
        }
      >
        {QUESTIONS.map((question) => (
          <Asked key={question.name} question={question} {...field(question.name)} />
        ))}
      </SubmissionForm>
    </MemberPage>
  );
}
