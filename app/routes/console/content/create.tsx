import { Field } from "#app/components/forms/field.tsx";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listKnownPictures, pictureChoices } from "#worker/domain/studio/known-pictures.server.ts";
import { findCollection, viewNewEntry } from "#worker/domain/studio/views/view-entry.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/create.ts";
import { takeCreateStep } from "./create-steps.server.ts";
import type { EntryActionData } from "./entry-action-data.ts";
import { EntryForm } from "./form/entry-form.tsx";
import { ErrorLinks } from "./form/error-links.tsx";
import { LanguageChoice } from "./form/language-choice.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const entry = await viewNewEntry(db, params.collection);
  if (!entry) throw missing(context);
  return { ...entry, pictures: pictureChoices(await listKnownPictures(db)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const collection = findCollection(params.collection);
  if (!collection) throw missing(context);
  return takeCreateStep(context.get(depsContext), operator, collection, request);
}

export const handle = { private: true, permission: "content.change" } satisfies PageHandle;
export const meta = () => consoleMeta("New entry");

const ADDRESS = "Address of the page (optional)";

export default function Create({ loaderData, ...props }: Route.ComponentProps) {
  const { collection, label, field, titleLabel, tree, pictures } = loaderData;
  const actionData: EntryActionData | undefined = props.actionData;
  const errors = actionData?.errors ?? {};
  const address = (
    <Field
      name="slug"
      label={ADDRESS}
      value={actionData?.slug}
      error={errors["slug"]}
      help={`The last part: small letters, digits and hyphens, for example growth-workshop-pune. If empty, it is made from “${titleLabel}”.`}
    >
      {(control) => <input {...control} autoComplete="off" maxLength={80} />}
    </Field>
  );
  return (
    <ConsolePage title="New entry" back={{ href: `/console/content/${collection}`, label }}>
      <ActionNotice actionData={actionData}>
        <ErrorLinks field={field} errors={errors} outside={{ slug: ADDRESS }} />
      </ActionNotice>
      <EntryForm
        key={JSON.stringify(actionData?.tree ?? "")}
        field={field}
        tree={actionData?.tree ?? tree}
        errors={errors}
        pictures={pictures}
        mayChange
      >
        {address}
        <div className="studio-bar">
          <button className="button" type="submit" name="step" value="save">
            Save draft
          </button>
          <LanguageChoice />
        </div>
      </EntryForm>
    </ConsolePage>
  );
}
