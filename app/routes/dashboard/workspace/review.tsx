import * as m from "#messages/dashboard/workspace.ts";
import { ratingLabel } from "#messages/vocabulary/workspace.ts";
import { RATINGS, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { doneOf } from "../done.server.ts";
import { loadSubmission, submit } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/review.ts";
import { type Question, QuestionField, questionFields, SubmissionForm } from "./submission-form.tsx";

const textQuestion = (): Question => ({
  name: "text",
  label: m.yourReview(),
  help: m.reviewHelp({ least: WORKSPACE_LIMITS.reviewMin, most: WORKSPACE_LIMITS.review }),
  type: "text",
  rows: 8,
  max: WORKSPACE_LIMITS.review,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "review");
  return { submission, isSaved: doneOf(request, "saved") !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(context, request, { kind: "review", to: "/dashboard/review?done=saved" });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.yourReview());

export default function Review({ loaderData: { submission, isSaved }, actionData }: Route.ComponentProps) {
  const field = questionFields(actionData, submission?.data);
  const rating = field("rating");
  const text = textQuestion();
  return (
    <MemberPage title={m.yourReview()} lead={m.reviewLead()}>
      <SubmissionForm
        actionData={actionData}
        version={submission?.version ?? 0}
        saved={isSaved ? { text: m.reviewSaved(), help: m.reviewSavedHelp() } : undefined}
        stored={submission?.data}
        questions={[{ name: "rating", label: m.rating() }, text]}
        buttons={
          <button className="button" type="submit">
            {submission ? m.saveChanges() : m.sendReview()}
          </button>
        }
      >
        <fieldset className="rating" aria-describedby={rating.error && "rating-error"}>
          <legend>{m.yourRating()}</legend>
          {rating.error && (
            <p className="field-error" id="rating-error">
              {rating.error}
            </p>
          )}
          <div>
            {RATINGS.map((value, i) => (
              <label key={value}>
                <input
                  type="radio"
                  name="rating"
                  id={i === 0 ? "field-rating" : undefined}
                  value={value}
                  defaultChecked={rating.value === value}
                  required
                />
                {value} · {ratingLabel(value)}
              </label>
            ))}
          </div>
        </fieldset>
        <QuestionField question={text} {...field("text")} />
        <label className="tick">
          <input type="checkbox" name="mayBeShown" value="yes" defaultChecked={field("mayBeShown").value === "yes"} />
          <span>{m.mayBeShown()}</span>
        </label>
      </SubmissionForm>
    </MemberPage>
  );
}
