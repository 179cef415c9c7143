import { useContext, useState } from "react";
import { CheckField } from "#app/components/forms/check-field.tsx";
import { Field, fieldId } from "#app/components/forms/field.tsx";
import type { FormField } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt, textAt } from "./form-tree.ts";
import { Fields, GroupField } from "./group-field.tsx";
import { LeafField } from "./leaf-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture/picture-field.tsx";

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
      return <ChoiceField field={field} name={name} value={textAt(en)} error={error} />;
    case "choices":
      return (
        <fieldset className="checks studio-checks" id={fieldId(name)}>
          <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
          {error && <p className="field-error">{error}</p>}
          {field.help && <p className="field-help">{field.help}</p>}
          {listChoices(field, en).map((value) => (
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

type Choice = Extract<FieldProps["field"], { kind: "choice" }>;

function ChoiceField(props: { field: Choice; name: string; value: string; error: string | undefined }) {
  const { field, name, value, error } = props;
  const isKnown = field.choices.some(([one]) => one === value);
  const isKept = field.isKept && isKnown;
  const hasNone = !isKept && (field.isOptional || field.initial === "");
  return (
    <Field name={name} label={field.label} value={value} error={error} help={field.help}>
      {(control) => (
        <select {...control}>
          {hasNone && <option value="">{field.isOptional ? "None" : "Choose…"}</option>}
          {field.choices
            .filter(([one]) => !isKept || one === value)
            .map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          {!isKnown && value !== "" && <option value={value}>{value}</option>}
        </select>
      )}
    </Field>
  );
}

/** The ticked choices first, in their own order. A submitted form names only these. */
function listChoices({ choices }: Extract<FieldProps["field"], { kind: "choices" }>, en: FieldProps["en"]): string[] {
  const named = Object.keys(typeof en === "object" ? en : {});
  return [...named, ...choices.map(([value]) => value).filter((value) => !named.includes(value))];
}

/** One of several groups of fields. Without JavaScript, another group's fields appear after saving. */
function VariantField({ field, path, en, hi }: FieldProps<FormField & { kind: "variant" }>) {
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
