import { Fragment, useContext } from "react";
import { fieldId } from "#app/components/forms/field.tsx";
import type { FormField } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt } from "./form-tree.ts";

export type Group = FormField & { kind: "group" | "picture" };

export function GroupField({ field, path, en, hi }: FieldProps<Group>) {
  const error = useContext(FormContext).errors[path];
  const fields = <Fields fields={field.fields} path={path} en={en} hi={hi} />;
  if (field.label === "") return fields;
  return (
    <fieldset className="studio-group" id={fieldId(`en.${path}`)}>
      <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
      {error && <p className="field-error">{error}</p>}
      {field.help && <p className="field-help">{field.help}</p>}
      {fields}
    </fieldset>
  );
}

export function Fields({ fields, path, en, hi }: Omit<FieldProps, "field"> & { fields: readonly FormField[] }) {
  const { renderField } = useContext(FormContext);
  return fields.map((field) => {
    const inner = path === "" ? field.name : `${path}.${field.name}`;
    const values = { en: partAt(en, field.name), hi: partAt(hi, field.name) };
    return <Fragment key={field.name}>{renderField({ field, path: inner, ...values })}</Fragment>;
  });
}
