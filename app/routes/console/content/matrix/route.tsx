import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { reviewMatrix } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { operatorWith } from "../../parts/answer.server.ts";
import { Answer } from "../../parts/answer.tsx";
import { ConsoleErrors, ConsolePage, consoleHeaders, consoleMeta } from "../../parts/console-page.tsx";
import { readEntered } from "../entry-steps.server.ts";
import type { Route } from "./+types/route.ts";
import { MatrixConflicts } from "./matrix-conflicts.tsx";
import { MatrixForm } from "./matrix-form.tsx";
import { MatrixPreview } from "./matrix-preview.tsx";
import { type MatrixAnswer, takeMatrixStep } from "./matrix-steps.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const review = await reviewMatrix(context.get(depsContext).db, []);
  return { review, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  return takeMatrixStep(context.get(depsContext), operator, await readEntered(request));
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Benefit matrix");
export const ErrorBoundary = ConsoleErrors;

export default function Matrix({ loaderData, actionData }: Route.ComponentProps) {
  const answer: MatrixAnswer | undefined = actionData;
  const { mayChange } = loaderData;
  const review = answer?.review ?? loaderData.review;
  const { conflicts, gone } = review;
  const isConflict = conflicts.length + gone.length > 0;
  const lead = answer?.isPreview
    ? "What visitors will read instead of what is public now. Nothing is saved yet."
    : "What each plan includes. A cell holds Yes, No, a number, or words such as a price.";
  return (
    <ConsolePage
      title={answer?.isPreview ? "Check the changes" : "Benefit matrix"}
      lead={lead}
      back={{ href: "/console/content", label: "Content" }}
      actions={!answer?.isPreview && <Links mayChange={mayChange} />}
    >
      {isConflict ? <MatrixConflicts conflicts={conflicts} gone={gone} /> : <Answer answer={answer} />}
      {answer?.isPreview ? (
        <MatrixPreview review={review} />
      ) : (
        <MatrixForm key={JSON.stringify(answer?.review?.rows ?? "")} review={review} mayChange={mayChange} />
      )}
    </ConsolePage>
  );
}

function Links({ mayChange }: { mayChange: boolean }) {
  return (
    <>
      <a className="button button-secondary" href="/console/content/benefits">
        Titles, lines and order
      </a>
      {mayChange && (
        <a className="button button-secondary" href="/console/content/benefits/new">
          Add a benefit
        </a>
      )}
    </>
  );
}
