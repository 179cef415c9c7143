import { readForm } from "#app/components/forms/read-form.ts";
import * as m from "#messages/dashboard/mentoring.ts";
import { localPath } from "#messages/locale.ts";
import { suggestionAreaLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { SUGGESTION_AREAS } from "#worker/contracts/workspace-vocabulary.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { parseCursor } from "#worker/domain/keyset.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { listSuggestionsPage } from "#worker/domain/workspace/submissions.server.ts";
import { doneOf } from "../done.server.ts";
import { idOf, requireRole, submit } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import { OlderLink } from "../older-link.tsx";
import type { Route } from "./+types/suggestions.ts";
import { QuestionForm } from "./submission-form.tsx";
import { suggestionQuestions } from "./suggestion-questions.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  const deps = context.get(depsContext);
  const { searchParams } = new URL(request.url);
  const before = parseCursor(searchParams.get("before"));
  const [startups, written] = await Promise.all([
    listAssignedStartups(deps, memberId),
    listSuggestionsPage(deps, memberId, before),
  ]);
  const suggestions = written.rows.map(({ key, data, updatedAt }) => ({
    id: key,
    area: areaOf(data["area"]),
    text: data["text"],
    name: startups.find(({ slug }) => slug === data["startup"])?.name ?? data["startup"],
    day: longDate(indianDay(updatedAt)),
  }));
  return {
    startups,
    suggestions,
    older: written.older,
    isFirst: !before,
    startup: searchParams.get("startup") ?? "",
    isSaved: doneOf(request, "saved") !== undefined,
    id: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const entered = await readForm(request);
  const to = "/dashboard/suggestions?done=saved";
  return submit(context, request, { kind: "suggestion", key: idOf(entered), to, entered });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.suggestions());

export default function Suggestions({ loaderData, actionData }: Route.ComponentProps) {
  const { startups, suggestions, older, isFirst, startup, isSaved, id } = loaderData;
  const questions = suggestionQuestions(startups);
  return (
    <MemberPage title={m.suggestImprovements()} lead={m.suggestionsLead()}>
      <QuestionForm
        actionData={actionData}
        prefilled={{ startup }}
        saved={isSaved ? { text: m.suggestionSent(), help: m.suggestionSentHelp() } : undefined}
        questions={questions}
        button={m.sendSuggestion()}
      >
        <input type="hidden" name="id" value={actionData?.entered["id"] ?? id} />
      </QuestionForm>
      {suggestions.length > 0 && (
        <section className="member-page-written" aria-labelledby="written">
          <h2 id="written">{m.suggested()}</h2>
          <ul className="member-page-list">
            {suggestions.map(({ id: own, name, area, text, day }) => (
              <li key={own}>
                <h3>
                  <a href={localPath(`/dashboard/suggestions/${own}`)}>
                    {name}: {area}
                  </a>
                </h3>
                <p className="member-page-text">{text}</p>
                <p className="member-page-facts">
                  <span>{day}</span>
                </p>
              </li>
            ))}
          </ul>
          <OlderLink path="/dashboard/suggestions" what={m.olderKind()} older={older} isFirst={isFirst} />
        </section>
      )}
    </MemberPage>
  );
}

function areaOf(stored: string | undefined): string | undefined {
  const area = SUGGESTION_AREAS.find((one) => one === stored);
  return area ? suggestionAreaLabel(area) : stored;
}
