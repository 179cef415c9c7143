import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { reviewMatrix } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { ActionNotice } from "../../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../../parts/console-page.tsx";
import { operatorWith } from "../../parts/responses.server.ts";
import { readEntered } from "../entry-steps.server.ts";
import type { Route } from "./+types/route.ts";
import { MatrixConflicts } from "./matrix-conflicts.tsx";
import { MatrixForm } from "./matrix-form.tsx";
import { MatrixPreview } from "./matrix-preview.tsx";
import { type MatrixActionData, takeMatrixStep } from "./matrix-steps.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const review = await reviewMatrix(context.get(depsContext).db, []);
  return { review, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  return takeMatrixStep(context.get(depsContext), operator, await readEntered(request));
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Benefit matrix");

export default function Matrix({ loaderData, ...props }: Route.ComponentProps) {
  const actionData: MatrixActionData | undefined = props.actionData;
  const { mayChange } = loaderData;
  const review = actionData?.review ?? loaderData.review;
  const { conflicts, gone } = review;
  const isConflict = conflicts.length + gone.length > 0;
  const lead = actionData?.isPreview
    ? "What visitors will read once you publish this. Nothing is saved yet."
    : "What each plan includes. A cell holds Yes, No, a number, or words such as a price.";
  return (
    <ConsolePage
      title={actionData?.isPreview ? "Check the changes" : "Benefit matrix"}
      lead={lead}
      back={{ href: "/console/content", label: "Content" }}
      actions={!actionData?.isPreview && <Links mayChange={mayChange} />}
    >
      {isConflict ? <MatrixConflicts conflicts={conflicts} gone={gone} /> : <ActionNotice actionData={actionData} />}
      {actionData?.isPreview ? (
        <MatrixPreview review={review} />
      ) : (
        <MatrixForm key={JSON.stringify(actionData?.review?.rows ?? "")} review={review} mayChange={mayChange} />
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
