import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { currentSlug } from "#worker/domain/content/redirects.server.ts";
import { restoreVersion } from "#worker/domain/studio/restore-version.server.ts";
import { findCollection } from "#worker/domain/studio/views/view-entry.server.ts";
import { viewHistory } from "#worker/domain/studio/views/view-history.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/history.ts";
import { DifferenceList } from "./differences/difference-list.tsx";
import { doneAfter } from "./entry-steps.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const collection = findCollection(params.collection);
  const history = collection && (await viewHistory(db, collection, await currentSlug(db, collection, params.slug)));
  if (!history) throw missing(context);
  return { ...history, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const collection = findCollection(params.collection);
  if (!collection) throw missing(context);
  const deps = context.get(depsContext);
  const { version = "", revision = "" } = await readForm(request);
  const slug = await currentSlug(deps.db, collection, params.slug);
  const outcome = await restoreVersion(deps, operator, { collection, slug, version: Number(version) }, revision);
  const done = outcome.ok ? doneAfter(outcome.value, "restored") : "restored";
  return respond(outcome, `/console/content/${collection}/${slug}`, done);
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Earlier versions");

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { collection, slug, title, version, versions, publications, mayChange } = loaderData;
  return (
    <ConsolePage
      title="Earlier versions"
      lead="Each time somebody saved. A version that you restore becomes a draft, and is public when you publish it."
      back={{ href: `/console/content/${collection}/${slug}`, label: title }}
    >
      <ActionNotice actionData={actionData} />
      <ol className="studio-rows">
        {versions.map(({ id, when, by, changes, isCurrent }) => (
          <li key={id} className="console-row">
            <div>
              <p className="console-row-title">{when}</p>
              <p className="console-facts">{by}</p>
              {changes ? <DifferenceList differences={changes} /> : <p>The first recorded version.</p>}
            </div>
            {isCurrent ? (
              <p className="console-tag">Current version</p>
            ) : (
              mayChange && (
                <form method="post">
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="revision" value={id} />
                  <button className="button button-secondary" type="submit">
                    Restore
                    <span className="visually-hidden">{` the version of ${when}`}</span>
                  </button>
                </form>
              )
            )}
          </li>
        ))}
      </ol>
      {versions.length === 0 && <p>This entry has not been changed in the console yet.</p>}
      {publications.length > 0 && (
        <section aria-labelledby="publications">
          <h2 id="publications">Publications</h2>
          <ul className="studio-links">
            {publications.map(({ id, when }) => (
              <li key={id}>
                <a href={`/console/publications/${id}`}>{when}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ConsolePage>
  );
}
