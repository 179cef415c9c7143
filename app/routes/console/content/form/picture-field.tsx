import { type ReactNode, useContext, useState } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { FormValue } from "#worker/contracts/console/form.ts";
import { FocusPicker } from "../../pictures/focus-picker.tsx";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt, textAt } from "./form-tree.ts";
import { Fields, type Group } from "./group-field.tsx";

/** A picture of the library or one of the site's own, with its description and, if it was uploaded, its focal point. */
export function PictureField({ field, path, en, hi }: FieldProps<Group>) {
  const { errors, pictures } = useContext(FormContext);
  const [src, setSrc] = useState(textAt(partAt(en, "src")));
  const [focus, setFocus] = useState(focusOf(partAt(en, "focus")));
  const [width, height] = [Number(textAt(partAt(en, "width"))), Number(textAt(partAt(en, "height")))];
  const uploaded = pictures.find(([value]) => value === src)?.[2];
  const choose = (chosen: string) => {
    setSrc(chosen);
    setFocus(pictures.find(([value]) => value === chosen)?.[2]?.focus);
  };
  const texts = field.fields.filter(({ name }) => name === "alt");
  const sizes = field.fields.filter(({ name }) => name === "width" || name === "height");
  const name = `en.${path}`;
  return (
    <fieldset className="studio-group studio-picture">
      <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
      {field.help && <p className="field-help">{field.help}</p>}
      {src && !uploaded && width > 0 && height > 0 && <Picture image={{ src, alt: "", width, height }} />}
      <Field
        name={`${name}.src`}
        label="Picture"
        value={src}
        error={errors[`${path}.src`] ?? errors[path]}
        help={
          <a href="/console/pictures" target="_blank" rel="noopener">
            Add a picture to the library
          </a>
        }
      >
        {(control) => (
          <select {...control} onChange={({ target }) => choose(target.value)}>
            <option value="">{field.isOptional ? "None" : "Choose…"}</option>
            {pictures.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
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

function focusOf(value: FormValue | undefined): { x: number; y: number } | undefined {
  const [x, y] = [textAt(partAt(value, "x")), textAt(partAt(value, "y"))];
  return x === "" || y === "" ? undefined : { x: Number(x), y: Number(y) };
}

/** What belongs to the chosen picture and is not typed. */
function hiddenInputs(name: string, value: FormValue | undefined): ReactNode[] {
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([inner, part]) => hiddenInputs(`${name}.${inner}`, part));
  }
  return [<input key={name} type="hidden" name={name} value={value ?? ""} />];
}
