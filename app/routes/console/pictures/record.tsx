import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewPicture } from "#worker/domain/content/pictures/library.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/record.ts";
import { DetailsForm } from "./details-form.tsx";
import { takeStep } from "./steps.server.ts";
import { Uses } from "./uses.tsx";

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
            <DetailsForm picture={picture} errors={actionData?.errors} />
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
