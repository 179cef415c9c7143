import { type ReactNode, useContext } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { FormValue } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt, textAt } from "./form-tree.ts";
import { Fields, type Group } from "./group-field.tsx";

/** One of the site's pictures, with its description. */
export function PictureField({ field, path, en, hi }: FieldProps<Group>) {
  const { errors, pictures } = useContext(FormContext);
  const src = textAt(partAt(en, "src"));
  const [width, height] = [Number(textAt(partAt(en, "width"))), Number(textAt(partAt(en, "height")))];
  const texts = field.fields.filter(({ name }) => name === "alt");
  const others = field.fields.filter(({ name }) => name !== "alt" && name !== "src");
  return (
    <fieldset className="studio-group studio-picture">
      <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      {src && width > 0 && height > 0 && <Picture image={{ src, alt: "", width, height }} />}
      <Field name={`en.${path}.src`} label="Picture" value={src} error={errors[`${path}.src`] ?? errors[path]}>
        {(control) => (
          <select {...control}>
            <option value="">{field.isOptional ? "None" : "Choose…"}</option>
            {pictures.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {others.flatMap(({ name }) => hiddenInputs(`en.${path}.${name}`, partAt(en, name)))}
      <Fields fields={texts} path={path} en={en} hi={hi} />
    </fieldset>
  );
}

/** What belongs to the chosen picture and is not typed. */
function hiddenInputs(name: string, value: FormValue | undefined): ReactNode[] {
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([inner, part]) => hiddenInputs(`${name}.${inner}`, part));
  }
  return [<input key={name} type="hidden" name={name} value={value ?? ""} />];
}
