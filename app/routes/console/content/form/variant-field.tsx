import { useContext } from "react";
import { Field } from "#app/components/forms/field.tsx";
import type { FormField } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { fieldsOf, partAt, textAt } from "./form-tree.ts";
import { Fields } from "./group-field.tsx";

/** One of several groups: after another one is chosen and saved, its fields appear. */
export function VariantField({ field, path, en, hi }: FieldProps<FormField & { kind: "variant" }>) {
  const { errors } = useContext(FormContext);
  const { label, discriminator, variants } = field;
  const name = `${path}.${discriminator}`;
  return (
    <fieldset className="studio-group">
      <legend>{field.isOptional ? `${label} (optional)` : label}</legend>
      <Field
        name={`en.${name}`}
        label="Kind"
        value={textAt(partAt(en, discriminator))}
        error={errors[name] ?? errors[path]}
        help="The fields of another kind appear when you save."
      >
        {(control) => (
          <select {...control}>
            <option value="">None</option>
            {variants.map((variant) => (
              <option key={variant.value} value={variant.value}>
                {variant.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Fields fields={fieldsOf(field, en)} path={path} en={en} hi={hi} />
    </fieldset>
  );
}
