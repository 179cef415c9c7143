import { readFormPairs } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { currentSlug } from "#worker/domain/content/redirects.server.ts";
import { listKnownPictures, pictureChoices } from "#worker/domain/studio/known-pictures.server.ts";
import { findCollection, viewEntry } from "#worker/domain/studio/views/view-entry.server.ts";
import { viewRuleCheck } from "#worker/domain/studio/views/view-rule-check.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { AgreeButton } from "../parts/agree-button.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/entry.ts";
import { ConflictView } from "./differences/conflict-view.tsx";
import type { EntryActionData } from "./entry-action-data.ts";
import { EntryAside } from "./entry-aside.tsx";
import { takeEntryStep } from "./entry-steps.server.ts";
import { ENTRY_FORM, EntryForm } from "./form/entry-form.tsx";
import { ErrorLinks } from "./form/error-links.tsx";
import { LanguageChoice } from "./form/language-choice.tsx";
import { RuleCheck } from "./rule-check.tsx";
import { StateTags } from "./state-tags.tsx";
import { REGISTERED, WriteToThem } from "./write-to-them.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const operator = context.get(operatorContext);
  const collection = findCollection(params.collection);
  const entry = collection && (await viewEntry(deps, collection, await currentSlug(deps.db, collection, params.slug)));
  if (!entry) throw missing(context);
  const isIncomplete = new URL(request.url).searchParams.get("done")?.toLowerCase().includes("incomplete");
  const problems = isIncomplete ? entry.problems.map(({ field, message }) => [field, message] as const) : [];
  const mayChange = isPermitted(operator.role, "content.change");
  const hasPeople = new URL(request.url).searchParams.has(REGISTERED);
  return {
    entry,
    errors: Object.fromEntries(problems),
    pictures: pictureChoices(await listKnownPictures(deps.db)),
    check: await viewRuleCheck(deps, operator, entry),
    mayChange,
    toWrite: hasPeople ? { mayWrite: isPermitted(operator.role, "registrations.change") } : undefined,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const collection = findCollection(params.collection);
  if (!collection) throw missing(context);
  const deps = context.get(depsContext);
  const entered = await readFormPairs(request);
  const slug = await currentSlug(deps.db, collection, params.slug);
  return takeEntryStep(deps, operator, { collection, slug, version: Number(entered.get("version")) }, entered);
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = ({ loaderData }: Route.MetaArgs) => consoleMeta(loaderData?.entry.title ?? "Text");

export default function Entry({ loaderData, ...props }: Route.ComponentProps) {
  const { entry, errors, pictures, check, mayChange, toWrite } = loaderData;
  const { collection, label, title, field } = entry;
  const back = { href: `/console/content/${collection}`, label };
  const actionData: EntryActionData | undefined = props.actionData;
  const conflict = actionData?.conflict;
  const version = conflict?.version ?? actionData?.version ?? entry.version;
  const shown = { tree: actionData?.tree ?? entry.tree, errors: actionData?.tree ? actionData.errors : errors };
  const wrong = Object.keys(shown.errors);
  const isPublic = entry.status === "published" && !entry.hasChanges;
  const warning = isPublic || conflict ? undefined : entry.inEnglish;
  const isInHindi = wrong.length > 0 && wrong.every((path) => path.startsWith("hi."));
  return (
    <ConsolePage title={title} lead={<StateTags {...entry} />} back={back}>
      {!conflict && (
        <ActionNotice actionData={actionData}>
          <ErrorLinks field={field} errors={shown.errors} />
          {actionData?.agree && (
            <AgreeButton
              form={ENTRY_FORM}
              name="step"
              value={actionData.agree.step}
              label={actionData.agree.label}
              first={{ label: "Save the draft", name: "step", value: "save" }}
            />
          )}
          {!actionData && toWrite && <WriteToThem mayWrite={toWrite.mayWrite} slug={entry.slug} />}
          {!actionData && isPublic && entry.inEnglish && <p className="notice-help">{entry.inEnglish}</p>}
          {!actionData && isPublic && entry.page && (
            <p className="notice-help">
              <a href={entry.page}>View the page</a>
            </p>
          )}
        </ActionNotice>
      )}
      {check && <RuleCheck {...check} />}
      <div className="studio-entry">
        <EntryForm
          key={JSON.stringify(actionData?.tree ?? "")}
          field={field}
          {...shown}
          pictures={pictures}
          mayChange={mayChange}
          head={conflict && <ConflictView {...conflict} />}
        >
          <input type="hidden" name="version" value={version} data-keep />
          {mayChange && (
            <div className="studio-bar">
              {warning && (
                <p className="field-help" id="in-english">
                  {warning}
                </p>
              )}
              <button
                className="button"
                type="submit"
                name="step"
                value="publish"
                aria-describedby={warning && "in-english"}
              >
                {conflict ? "Publish mine" : "Publish"}
              </button>
              <button className="button button-secondary" type="submit" name="step" value="save">
                {conflict ? "Overwrite with mine" : "Save draft"}
              </button>
              <LanguageChoice isHindi={isInHindi} />
            </div>
          )}
        </EntryForm>
        <EntryAside
          entry={entry}
          mayChange={mayChange}
          typed={actionData?.publishAt}
          error={actionData?.errors["publishAt"]}
        />
      </div>
    </ConsolePage>
  );
}
