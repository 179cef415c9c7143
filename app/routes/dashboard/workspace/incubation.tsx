import * as m from "#messages/dashboard/workspace.ts";
import { stageLabel } from "#messages/vocabulary/workspace.ts";
import { STARTUP_STAGES, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { doneOf } from "../done.server.ts";
import { loadSubmission, submit } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/incubation.ts";
import { choicesOf } from "./choices.ts";
import { type Question, QuestionForm } from "./submission-form.tsx";

const questionsOf = (): readonly Question[] => [
  { name: "startupName", label: m.startupName(), max: WORKSPACE_LIMITS.line },
  { name: "sector", label: m.sector(), help: m.sectorHelp(), max: WORKSPACE_LIMITS.line },
  { name: "city", label: m.city(), max: WORKSPACE_LIMITS.line },
  { name: "stage", label: m.howFar(), options: choicesOf(STARTUP_STAGES, stageLabel) },
  { name: "problem", label: m.problem(), type: "text", rows: 6, max: WORKSPACE_LIMITS.answer },
  { name: "need", label: m.need(), help: m.needHelp(), type: "text", rows: 5, max: WORKSPACE_LIMITS.answer },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "incubation");
  return { submission, isSaved: doneOf(request, "saved") !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(context, request, { kind: "incubation", to: "/dashboard/incubation?done=saved" });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.incubation());

export default function Incubation({ loaderData: { submission, isSaved }, actionData }: Route.ComponentProps) {
  const questions = questionsOf();
  return (
    <MemberPage title={m.incubation()} lead={m.incubationLead()}>
      <QuestionForm
        actionData={actionData}
        version={submission?.version ?? 0}
        saved={isSaved ? { text: m.applied(), help: m.appliedHelp() } : undefined}
        stored={submission?.data}
        questions={questions}
        button={submission ? m.saveChanges() : m.apply()}
      />
    </MemberPage>
  );
}
