import { useContext } from "react";
import { CheckField } from "#app/components/forms/check-field.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt, textAt } from "./form-tree.ts";
import { GroupField } from "./group-field.tsx";
import { LeafField } from "./leaf-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture/picture-field.tsx";
import { VariantField } from "./variant-field.tsx";

/** One field of any kind, with the fields inside it. */
export function FieldView({ field, path, en, hi }: FieldProps) {
  const error = useContext(FormContext).errors[path];
  const name = `en.${path}`;
  switch (field.kind) {
    case "picture":
      return <PictureField field={field} path={path} en={en} hi={hi} />;
    case "group":
      return <GroupField field={field} path={path} en={en} hi={hi} />;
    case "variant":
      return <VariantField field={field} path={path} en={en} hi={hi} />;
    case "list":
      return <ListField field={field} path={path} en={en} hi={hi} />;
    case "boolean":
      return (
        <div>
          <CheckField name={name} ticked="on" value={textAt(en)} error={error}>
            {field.label}
          </CheckField>
          {field.help && <p className="field-help">{field.help}</p>}
        </div>
      );
    case "choice":
      return (
        <Field name={name} label={field.label} value={textAt(en)} error={error} help={field.help}>
          {(control) => (
            <select {...control}>
              {(field.isOptional || field.initial === "") && (
                <option value="">{field.isOptional ? "None" : "Choose…"}</option>
              )}
              {field.choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case "choices":
      return (
        <fieldset className="checks studio-checks">
          <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
          {error && <p className="field-error">{error}</p>}
          {field.help && <p className="field-help">{field.help}</p>}
          {Object.keys(typeof en === "object" ? en : {}).map((value) => (
            <CheckField key={value} name={`${name}.${value}`} ticked="on" value={textAt(partAt(en, value))}>
              {field.choices.find(([known]) => known === value)?.[1] ?? value}
            </CheckField>
          ))}
        </fieldset>
      );
    case "leaf":
      return <LeafField field={field} path={path} en={en} hi={hi} />;
  }
}
