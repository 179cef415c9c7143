import { ratingLabel } from "#messages/vocabulary/workspace.ts";
import { RATINGS, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { loadSubmission, submit } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/review.ts";
import { Asked, fieldsOf, type Question, SubmissionForm } from "./submission-form.tsx";

const TEXT: Question = {
  name: "text",
  label: "Your review",
  help: `What did you come for, and what did you get? ${WORKSPACE_LIMITS.reviewMin} to ${WORKSPACE_LIMITS.review} characters.`,
  type: "text",
  rows: 8,
  max: WORKSPACE_LIMITS.review,
};

const SAVED = { text: "Review saved.", help: "You can change it here at any time." };

export async function loader({ request, context }: Route.LoaderArgs) {
  const submission = await loadSubmission(context, request, "review");
  return { submission, isSaved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(context, request, { kind: "review", to: "/dashboard/review?saved" });
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Your review");
export const ErrorBoundary = MemberErrors;

export default function Review({ loaderData: { submission, isSaved }, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData, submission?.data);
  const rating = field("rating");
  return (
    <MemberPage
      title="Your review"
      lead="How has MASA Forum helped you? We read every review. With your permission, it helps others decide."
    >
      <SubmissionForm
        answer={actionData}
        version={submission?.version ?? 0}
        saved={isSaved ? SAVED : undefined}
        stored={submission?.data}
        questions={[{ name: "rating", label: "Rating" }, TEXT]}
        buttons={
          <button className="button" type="submit">
            {submission ? "Save the changes" : "Send the review"}
          </button>
        }
      >
        <fieldset className="rating" aria-describedby={rating.error && "rating-error"}>
          <legend>Your rating</legend>
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
        <Asked question={TEXT} {...field("text")} />
        <label className="tick">
          <input type="checkbox" name="mayBeShown" value="yes" defaultChecked={field("mayBeShown").value === "yes"} />
          <span>
            The forum may show this review with my name. If you do not tick this, only the forum’s staff will read it.
          </span>
        </label>
      </SubmissionForm>
    </MemberPage>
  );
}
