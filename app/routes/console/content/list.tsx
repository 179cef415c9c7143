import { readFormPairs } from "#app/components/forms/read-form.ts";
import type { CollectionName } from "#worker/content/collections.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isFileCollection } from "#worker/contracts/console/content-files.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { orderEntries } from "#worker/domain/studio/order-entries.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";
import { viewEntries } from "#worker/domain/studio/views/view-collections.server.ts";
import { findCollection } from "#worker/domain/studio/views/view-entry.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith, respond, withPublication } from "../parts/responses.server.ts";
import type { Route } from "./+types/list.ts";
import { EntryFilters } from "./entry-filters.tsx";
import { EntryRows } from "./entry-rows.tsx";
import { unknownStep } from "./entry-steps.server.ts";
import { moveSlug } from "./move-slug.ts";

const STATES = [
  ["published", "Published"],
  ["changes", "Unpublished changes"],
  ["scheduled", "Scheduled"],
  ["draft", "Drafts"],
  ["archived", "Archived"],
  ["sample", "Published samples"],
] as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { q = "", state = "" } = Object.fromEntries(new URL(request.url).searchParams);
  const list = await viewEntries(context.get(depsContext).db, params.collection, { q, state });
  if (!list) throw missing(context);
  return { ...list, q, state, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const collection = findCollection(params.collection);
  if (!collection) throw missing(context);
  return takeOrderStep(context.get(depsContext), operator, collection, request);
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = ({ loaderData }: Route.MetaArgs) => consoleMeta(loaderData?.label ?? "Content");

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const { name, label, rows, q, state, order, isWhole, isFixed, mayChange } = loaderData;
  const path = `/console/content/${name}`;
  const actions = (
    <>
      {name === "benefits" && (
        <a className="button button-secondary" href="/console/benefit-matrix">
          Values of all plans
        </a>
      )}
      {isFileCollection(name) && (
        <a className="button button-secondary" href={`/console/files/${name}`}>
          Files
        </a>
      )}
      {mayChange && !isFixed && (
        <a className="button" href={`${path}/new`}>
          Add an entry
        </a>
      )}
    </>
  );
  return (
    <ConsolePage title={label} back={{ href: "/console/content", label: "Content" }} actions={actions}>
      <ActionNotice actionData={actionData} />
      <EntryFilters path={path} q={q}>
        <label>
          <span>State</span>
          <select name="state" defaultValue={state}>
            <option value="">All except archived</option>
            {STATES.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </EntryFilters>
      {rows.length === 0 && <p>{isWhole ? "No entries yet." : "No entry matches."}</p>}
      <EntryRows
        key={order.join()}
        rows={rows}
        order={order}
        mayOrder={mayChange && isWhole && rows.length > 1}
        isByDate={name === "events" || name === "news"}
      />
    </ConsolePage>
  );
}

/** Publishes the whole order after dragging, or one step up or down without JavaScript. */
async function takeOrderStep(deps: StudioDeps, by: Operator, collection: CollectionName, request: Request) {
  const entered = await readFormPairs(request);
  const list = (name: string) => (entered.get(name) ?? "").split(",").filter(Boolean);
  const [, direction, slug = ""] = /^(up|down):([\w-]+)$/.exec(entered.get("step") ?? "") ?? [];
  const isWhole = entered.get("step") === "order";
  if (!direction && !isWhole) return unknownStep();
  const wanted = isWhole ? list("wanted") : moveSlug(list("seen"), slug, direction === "up" ? -1 : 1);
  const outcome = await orderEntries(deps, by, { collection, seen: list("seen"), wanted });
  const path = `/console/content/${collection}`;
  return respond(outcome, outcome.ok ? withPublication(path, outcome.value) : path, "ordered");
}
