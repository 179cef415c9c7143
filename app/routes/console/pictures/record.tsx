import { readForm } from "#app/components/forms/read-form.ts";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { PictureDetails } from "#worker/contracts/console/pictures.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { changePicture, viewPicture } from "#worker/domain/content/pictures/library.server.ts";
import { removePicture } from "#worker/domain/content/pictures/remove-picture.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/record.ts";
import { DetailsForm } from "./details-form.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = await viewPicture(context.get(depsContext), params.id);
  if (!picture) throw missing(context);
  return { picture, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Picture");

export default function Picture({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, mayChange } = loaderData;
  const { src, small, alt, width, height, added, size } = picture;
  return (
    <ConsolePage
      title="Picture"
      lead={`Added on ${added}. ${size}.`}
      back={{ href: "/console/pictures", label: "Pictures" }}
    >
      <ActionNotice actionData={actionData} />
      <div className="console-record">
        <div>
          {mayChange ? (
            <DetailsForm picture={picture} entered={actionData?.entered} errors={actionData?.errors} />
          ) : (
            <figure className="picture-figure">
              <img src={small?.src ?? src} alt={alt} width={width} height={height} />
              <figcaption>{alt}</figcaption>
            </figure>
          )}
        </div>
        <Uses picture={picture} mayChange={mayChange} />
      </div>
    </ConsolePage>
  );
}

type StepDeps = Parameters<typeof removePicture>[0];

async function takeStep(deps: StepDeps, operator: Operator, hash: string, form: Record<string, string>) {
  const path = "/console/pictures";
  if (form["step"] === "remove") return respond(await removePicture(deps, operator, hash), path, "picture_removed");
  const outcome = await withInput(PictureDetails, form, (details) => changePicture(deps, operator, hash, details));
  return respond(outcome, `${path}/${hash}`, "picture_saved", form);
}

type Shown = Pick<NonNullable<Awaited<ReturnType<typeof viewPicture>>>, "uses" | "isUsed">;

function Uses({ picture: { uses, isUsed }, mayChange }: { picture: Shown; mayChange: boolean }) {
  return (
    <section aria-labelledby="uses">
      <div>
        <h2 id="uses">Where it is shown</h2>
        {uses.length > 0 && (
          <ul>
            {uses.map(({ collection, slug }) => (
              <li key={`${collection} ${slug}`}>{`${collection}: ${slug}`}</li>
            ))}
          </ul>
        )}
        {uses.length === 0 && isUsed && <p>Only in an earlier version, which can be restored for 90 days.</p>}
        {!isUsed && <p>Nowhere.</p>}
      </div>
      {mayChange && !isUsed && <StepForm step="remove" button="Remove from the library" kind="danger" />}
    </section>
  );
}
