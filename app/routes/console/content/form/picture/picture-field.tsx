import { type ReactNode, useContext, useRef } from "react";
import { Field, fieldId } from "#app/components/forms/field.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { FormValue } from "#worker/contracts/console/form.ts";
import { FocusPicker } from "../../../pictures/focus-picker.tsx";
import { type FieldProps, FormContext } from "../form-context.ts";
import { partAt, textAt } from "../form-tree.ts";
import { Fields, type Group } from "../group-field.tsx";
import { PictureTools } from "./picture-tools.tsx";
import { useChosen } from "./use-chosen.ts";

/** A picture of the library or one of the site's own, with its description and, if it was uploaded, its focal point. */
export function PictureField({ field, path, en, hi }: FieldProps<Group>) {
  const { errors, pictures, mayChange } = useContext(FormContext);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const name = `en.${path}`;
  const { src, focus, setFocus, uploaded, options, choose, take } = useChosen({ en, hi }, pictures, path);
  const texts = field.fields.filter(({ name: part }) => part === "alt");
  const sizes = field.fields.filter(({ name: part }) => part === "width" || part === "height");
  const [width, height] = [Number(textAt(partAt(en, "width"))), Number(textAt(partAt(en, "height")))];
  // With several picture fields, a pasted picture belongs to the field that has the focus.
  const takesPaste = (target: EventTarget | null) =>
    document.querySelectorAll(".studio-picture").length === 1 || !!fieldset.current?.contains(target as Node);
  return (
    <fieldset className="studio-group studio-picture" id={fieldId(name)} ref={fieldset}>
      <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      {src && !uploaded && width > 0 && height > 0 && <Picture image={{ src, alt: "", width, height }} />}
      <Field
        name={`${name}.src`}
        label="Picture"
        error={errors[`${path}.src`] ?? errors[path]}
        help={
          <a href="/console/pictures" target="_blank" rel="noopener">
            Add a picture to the library
          </a>
        }
      >
        {(control) => (
          <select {...control} defaultValue={undefined} value={src} onChange={({ target }) => choose(target.value)}>
            <option value="">{field.isOptional ? "None" : "Choose…"}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {mayChange && <PictureTools onChoose={take} takesPaste={takesPaste} />}
      {uploaded && (
        <FocusPicker
          src={uploaded.preview}
          focus={focus ?? uploaded.focus}
          onChange={setFocus}
          names={{ x: `${name}.focus.x`, y: `${name}.focus.y` }}
        />
      )}
      {sizes.flatMap((size) => hiddenInputs(`${name}.${size.name}`, partAt(en, size.name)))}
      <Fields fields={texts} path={path} en={en} hi={hi} />
    </fieldset>
  );
}

function hiddenInputs(name: string, value: FormValue | undefined): ReactNode[] {
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([inner, part]) => hiddenInputs(`${name}.${inner}`, part));
  }
  return [<input key={name} type="hidden" name={name} value={value ?? ""} />];
}
