import { Field } from "#app/components/forms/field.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { IMPORT_LIMITS, isFileCollection } from "#worker/contracts/console/content-files.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { labelOf } from "#worker/domain/studio/views/view-collections.server.ts";
import { UploadForm } from "../../csv/upload-form.tsx";
import { ActionNotice } from "../../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../../parts/console-page.tsx";
import { missing, operatorWith } from "../../parts/responses.server.ts";
import type { Route } from "./+types/route.ts";
import { ImportReport } from "./import-report.tsx";
import { type ImportActionData, takeImportStep } from "./import-steps.server.ts";

export function loader({ params: { collection }, context }: Route.LoaderArgs) {
  if (!isFileCollection(collection)) throw missing(context);
  const mayChange = isPermitted(context.get(operatorContext).role, "content.change");
  return { collection, label: labelOf(collection), mayChange };
}

export async function action({ params: { collection }, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  if (!isFileCollection(collection)) throw missing(context);
  return takeImportStep(context.get(depsContext), operator, collection, request);
}

export const handle = {
  private: true,
  permission: "content.read",
  fileBytes: IMPORT_LIMITS.formBytes,
} satisfies PageHandle;
export const meta = () => consoleMeta("Files");

export default function Files({ loaderData: { collection, label, mayChange }, ...props }: Route.ComponentProps) {
  const actionData: ImportActionData | undefined = props.actionData;
  const report = actionData?.report;
  return (
    <ConsolePage
      title={`${label} as files`}
      lead="To edit many texts elsewhere, or to move them to another copy of the site."
      back={{ href: `/console/content/${collection}`, label }}
    >
      <ActionNotice actionData={actionData} />
      {report && <ImportReport {...report} collection={collection} />}
      <section aria-labelledby="export">
        <h2 id="export">Download</h2>
        <p className="field-help">
          One ZIP file with a file for each entry that is not archived: its newest texts in English and Hindi, published
          or not.
        </p>
        <p className="console-after">
          <a className="button button-secondary" href={`/console/files/${collection}/zip`} download>
            Download all
          </a>
        </p>
      </section>
      {mayChange && <FilesForm error={actionData?.errors["file"]} isAgain={report !== undefined} />}
    </ConsolePage>
  );
}

function FilesForm({ error, isAgain }: { error: string | undefined; isAgain: boolean }) {
  return (
    <UploadForm title={isAgain ? "Other files" : "Import"} button="Check the files" isAgain={isAgain}>
      <Field
        name="file"
        label="Files"
        error={error}
        help={`Unpack the ZIP file, and choose what you changed: .md or .json, at most ${IMPORT_LIMITS.files} files and ${IMPORT_LIMITS.size} together.`}
      >
        {(control) => <input {...control} type="file" multiple accept=".md,.json,text/markdown,application/json" />}
      </Field>
    </UploadForm>
  );
}
