import { CheckField } from "#app/components/forms/check-field.tsx";
import { type Control, Field } from "#app/components/forms/field.tsx";
import * as m from "#messages/calculators/pages.ts";
import type { CalculatorField as Spec } from "./fields.ts";

type Typed = { value?: string | undefined; error?: string | undefined };

/** `plans`: plan titles by id, for fields that choose a plan. */
export function CalculatorField(props: { field: Spec; plans?: Readonly<Record<string, string>> } & Typed) {
  const { field, plans, value, error } = props;
  if (field.kind === "check") {
    return (
      <CheckField name={field.name} ticked="yes" value={value}>
        {field.label()}
      </CheckField>
    );
  }
  return (
    <Field name={field.name} label={field.label()} help={field.help?.()} value={value} error={error}>
      {(control) => <Input kind={field.kind} options={optionsOf(field, plans)} control={control} />}
    </Field>
  );
}

type Option = readonly [value: string, label: string];

function optionsOf({ kind, options = {} }: Spec, plans: Readonly<Record<string, string>> = {}): readonly Option[] {
  if (kind === "plan") return Object.entries(plans);
  return Object.entries(options).map(([value, label]) => [value, label()]);
}

function Input(props: { kind: Spec["kind"]; options: readonly Option[]; control: Control }) {
  const { kind, options, control } = props;
  if (kind === "choice" || kind === "plan") {
    return (
      <select {...control}>
        {kind === "plan" && <option value="">{m.choose()}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "day" && isDayOrEmpty(control.defaultValue)) return <input {...control} type="date" />;
  const className = kind === "rupees" ? "rupees" : undefined;
  return <input {...control} className={className} type="text" inputMode={modeOf(kind)} autoComplete="off" />;
}

/** Anything else gets a text input, because a date input would drop it. */
function isDayOrEmpty(value = ""): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  return value === "" || (day !== undefined && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value));
}

function modeOf(kind: Spec["kind"]) {
  return kind === "day" ? undefined : "decimal";
}
