import { CheckField } from "#app/components/forms/check-field.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { ListView } from "#worker/domain/console/list.server.ts";
import { listAddress } from "./list-address.ts";

export type ViewLink = { id: string; name: string; query: string; by: string | undefined; mayDelete: boolean };

/** Links to saved filters, and the form that saves the current ones under a name. */
export function SavedViews(props: { view: ListView; savedViews: readonly ViewLink[]; error: string | undefined }) {
  const { view, savedViews, error } = props;
  const { q: _, ...filters } = view.entered;
  const [, query = ""] = listAddress({ path: view.path, entered: filters }).split("?");
  if (savedViews.length === 0 && query === "") return null;
  return (
    <section className="console-views" aria-label="Saved views">
      {savedViews.length > 0 && (
        <ul className="console-jump">
          {savedViews.map((one) => (
            <li key={one.id}>
              <a href={`${view.path}?${one.query}`} aria-current={one.query === query ? "page" : undefined}>
                {one.by ? `${one.name} (${one.by})` : one.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {query !== "" && <SaveForm path={view.path} query={query} error={error} />}
      {savedViews.some(({ mayDelete }) => mayDelete) && <DeleteForms savedViews={savedViews} />}
    </section>
  );
}

function SaveForm({ path, query, error }: { path: string; query: string; error: string | undefined }) {
  return (
    <details open={error !== undefined}>
      <summary>Save this view</summary>
      <StepForm step="save" action="/console/views" className="form console-form" button="Save" kind="secondary">
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="query" value={query} />
        <Field
          name="name"
          label="Name of the view"
          error={error}
          help="It keeps the filters and the order, not what you searched for."
        >
          {(control) => <input {...control} maxLength={60} required autoComplete="off" />}
        </Field>
        <CheckField name="shared" ticked="on">
          Colleagues see it too
        </CheckField>
      </StepForm>
    </details>
  );
}

function DeleteForms({ savedViews }: { savedViews: readonly ViewLink[] }) {
  return (
    <details>
      <summary>Delete a view</summary>
      <ul className="console-inline">
        {savedViews
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
