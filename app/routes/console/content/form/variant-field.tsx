import { useContext, useState } from "react";
import { Field, fieldId } from "#app/components/forms/field.tsx";
import type { FormField } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt, textAt } from "./form-tree.ts";
import { Fields } from "./group-field.tsx";

/** One of several groups of fields. Without JavaScript, another group's fields appear after saving. */
export function VariantField({ field, path, en, hi }: FieldProps<FormField & { kind: "variant" }>) {
  const { errors } = useContext(FormContext);
  const { label, discriminator, chooser, variants } = field;
  const name = `${path}.${discriminator}`;
  const before = textAt(partAt(en, discriminator));
  const [chosen, setChosen] = useState(before);
  const variant = variants.find(({ value }) => value === chosen);
  const values = chosen === before ? { en, hi } : { en: variant?.blank, hi: undefined };
  return (
    <fieldset className="studio-group" id={fieldId(`en.${path}`)}>
      <legend>{field.isOptional ? `${label} (optional)` : label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      <Field name={`en.${name}`} label={chooser} value={before} error={errors[name] ?? errors[path]}>
        {(control) => (
          <select {...control} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{field.isOptional ? "None" : "Choose…"}</option>
            {variants.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Fields key={chosen} fields={variant?.fields ?? []} path={path} {...values} />
    </fieldset>
  );
}
