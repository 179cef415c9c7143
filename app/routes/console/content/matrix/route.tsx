import { useLocation } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readFormPairs } from "#app/components/forms/read-form.ts";
import { ActionNotice } from "#app/routes/console/parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "#app/routes/console/parts/console-page.tsx";
import { operatorWith } from "#app/routes/console/parts/responses.server.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type MatrixConflict, reviewMatrix } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { ConflictSides } from "../differences/conflict-view.tsx";
import type { Route } from "./+types/route.ts";
import { MatrixForm } from "./matrix-form.tsx";
import { MatrixPreview } from "./matrix-preview.tsx";
import { type MatrixActionData, takeMatrixStep } from "./matrix-steps.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const review = await reviewMatrix(context.get(depsContext).db, []);
  return { review, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  return takeMatrixStep(context.get(depsContext), operator, await readFormPairs(request));
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

/** Both versions of each row that somebody else changed. The table below contains what this editor typed. */
function MatrixConflicts({ conflicts, gone }: { conflicts: readonly MatrixConflict[]; gone: readonly string[] }) {
  const { pathname } = useLocation();
  return (
    <Notice kind="error" text="Some rows were changed while you were writing. Nothing is saved yet.">
      <p className="notice-help">
        Compare both versions. The table below has yours, and the cells that only your colleague changed. Change it,
        then preview it again; what you publish then replaces theirs.
      </p>
      {gone.length > 0 && (
        <p className="notice-help">{`These benefits have been archived in the meantime and are left out: ${gone.join(", ")}.`}</p>
      )}
      {conflicts.map(({ slug, title, by, at, differences }) => (
        <section key={slug} aria-label={title} className="matrix-change">
          <h2>{title}</h2>
          <p>{`${by} changed it on ${at}.`}</p>
          <ConflictSides differences={differences} />
        </section>
      ))}
      <p>
        <a className="button button-secondary" href={pathname}>
          Discard mine and open the saved table
        </a>
      </p>
    </Notice>
  );
}
