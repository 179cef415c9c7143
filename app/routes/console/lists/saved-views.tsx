import { CheckField } from "#app/components/forms/check-field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { ListView } from "#worker/domain/console/list.server.ts";
import { listAddress } from "./list-address.ts";

export type ViewLink = { id: string; name: string; query: string; by: string | undefined; mayDelete: boolean };

/** Links to saved filters, and the form that saves the current ones under a name. */
export function SavedViews({ view, views }: { view: ListView; views: readonly ViewLink[] }) {
  const { q: _, ...filters } = view.entered;
  const [, query = ""] = listAddress({ path: view.path, entered: filters }).split("?");
  if (views.length === 0 && query === "") return null;
  return (
    <section className="console-views" aria-label="Saved views">
      {views.length > 0 && (
        <ul className="console-jump">
          {views.map((one) => (
            <li key={one.id}>
              <a href={`${view.path}?${one.query}`} aria-current={one.query === query ? "page" : undefined}>
                {one.by ? `${one.name} (${one.by})` : one.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {query !== "" && <SaveForm path={view.path} query={query} />}
      {views.some(({ mayDelete }) => mayDelete) && <DeleteForms views={views} />}
    </section>
  );
}

function SaveForm({ path, query }: { path: string; query: string }) {
  return (
    <details>
      <summary>Save this view</summary>
      <StepForm step="save" action="/console/views" className="form console-form" button="Save" kind="secondary">
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="query" value={query} />
        <div className="field">
          <label htmlFor="view-name">Name of the view</label>
          <input id="view-name" name="name" maxLength={60} required autoComplete="off" />
          <p className="field-help">It keeps the filters and the order, not what you searched for.</p>
        </div>
        <CheckField name="shared" ticked="on">
          Colleagues see it too
        </CheckField>
      </StepForm>
    </details>
  );
}

function DeleteForms({ views }: { views: readonly ViewLink[] }) {
  return (
    <details>
      <summary>Delete a view</summary>
      <ul className="console-inline">
        {views
          .filter(({ mayDelete }) => mayDelete)
          .map(({ id, name }) => (
            <li key={id}>
              <StepForm step="delete" action="/console/views" button={`Delete “${name}”`} kind="danger">
                <input type="hidden" name="id" value={id} />
              </StepForm>
            </li>
          ))}
      </ul>
    </details>
  );
}
