import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field.tsx";
import type { TemplateChoice } from "#worker/domain/visitors/reply-templates.server.ts";

/** Reloads the page with the template's text in the reply field, below what was written there. */
export function TemplateForm({ templates, chosen }: { templates: readonly TemplateChoice[]; chosen: string }) {
  return (
    <form method="get" action="#answer" className="form">
      <TemplateField
        templates={templates}
        chosen={chosen}
        help={
          <>
            {"It goes below what you have written. "}
            <noscript>{"Without JavaScript it replaces what you have written: choose it first. "}</noscript>
            You can change everything before you send it.
          </>
        }
      />
      <button className="button button-secondary" type="submit">
        Fill in
      </button>
    </form>
  );
}

export function TemplateField(props: { templates: readonly TemplateChoice[]; chosen: string; help: ReactNode }) {
  const { templates, chosen, help } = props;
  return (
    <Field name="template" label="Begin with a template" value={chosen} help={help}>
      {(control) => (
        <select {...control}>
          <option value="">None</option>
          {templates.map(([slug, title]) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
