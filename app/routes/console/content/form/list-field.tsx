import { useContext } from "react";
import { fieldId } from "#app/components/forms/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { FormField } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { partAt } from "./form-tree.ts";

/** Rows to add, remove and move. Without JavaScript, each button submits the form and gets it back changed. */
export function ListField({ field, path, en, hi }: FieldProps<FormField & { kind: "list" }>) {
  const { errors, renderField } = useContext(FormContext);
  const error = errors[path];
  const rows = Array.isArray(en) ? en : [];
  const name = field.label.toLowerCase();
  return (
    <fieldset className="studio-list" id={fieldId(`en.${path}`)} tabIndex={-1}>
      <legend>{field.isOptional ? `${field.label} (optional)` : field.label}</legend>
      {error && <p className="field-error">{error}</p>}
      {field.help && <p className="field-help">{field.help}</p>}
      <ol>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is rendered again when rows change
          <li key={i}>
            <div className="studio-row-fields">
              {renderField({ field: itemOf(field, i), path: `${path}.${i}`, en: row, hi: partAt(hi, String(i)) })}
            </div>
            <div className="studio-row-buttons">
              <RowButton
                step={`up:${path}.${i}`}
                icon="arrow-left"
                label={`Move row ${i + 1} of ${field.label} up`}
                isOff={i === 0}
              />
              <RowButton
                step={`down:${path}.${i}`}
                icon="arrow-right"
                label={`Move row ${i + 1} of ${field.label} down`}
                isOff={i === rows.length - 1}
              />
              <RowButton
                step={`remove:${path}.${i}`}
                icon="x"
                label={`Remove row ${i + 1} of ${field.label}`}
                isOff={!field.isOptional && rows.length <= field.minimum}
              />
            </div>
          </li>
        ))}
      </ol>
      {(field.maximum === undefined || rows.length < field.maximum) && (
        <AddButton path={path} label={`Add to ${name}`} />
      )}
    </fieldset>
  );
}

function RowButton({ step, icon, label, isOff }: { step: string; icon: string; label: string; isOff: boolean }) {
  const onClick = useRowStep(step);
  return (
    <button
      type="submit"
      name="step"
      value={step}
      id={step}
      title={label}
      disabled={isOff}
      onClick={onClick}
      formNoValidate
    >
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

function AddButton({ path, label }: { path: string; label: string }) {
  const step = `add:${path}`;
  const onClick = useRowStep(step);
  return (
    <button
      className="button button-secondary"
      type="submit"
      name="step"
      value={step}
      id={step}
      onClick={onClick}
      formNoValidate
    >
      {label}
    </button>
  );
}

function useRowStep(step: string) {
  const { onRowStep } = useContext(FormContext);
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onRowStep(step);
  };
}

function itemOf({ item, label }: FormField & { kind: "list" }, i: number): FormField {
  const isPlain = !("fields" in item) && item.kind !== "list";
  return { ...item, label: isPlain ? `${item.label || label} ${i + 1}` : item.kind === "list" ? `Group ${i + 1}` : "" };
}
