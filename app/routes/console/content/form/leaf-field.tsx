import { useContext } from "react";
import { type Control, Field } from "#app/components/forms/field.tsx";
import type { FormField, LeafKind } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { textAt } from "./form-tree.ts";
import { MarkdownInput } from "./markdown-input.tsx";
import { rowsFor } from "./text-rows.ts";

type Leaf = FormField & { kind: "leaf" };

const TYPES: Partial<Record<LeafKind, { type?: string; inputMode?: "numeric" | "decimal" | "url"; step?: number }>> = {
  email: { type: "email" },
  date: { type: "date" },
  instant: { type: "datetime-local" },
  number: { inputMode: "numeric" },
  rupees: { inputMode: "decimal" },
  link: { inputMode: "url" },
};

/** A text, number or date field; a translated text has its Hindi beside it. */
export function LeafField({ field, path, en, hi }: FieldProps<Leaf>) {
  const { errors } = useContext(FormContext);
  const label = `${field.label}${field.input === "rupees" ? " (₹)" : ""}${field.isOptional ? " (optional)" : ""}`;
  const english = (
    <Field name={`en.${path}`} label={label} value={textAt(en)} error={errors[path]} help={helpOf(field)}>
      {(control) => <LeafInput kind={field.input} control={control} />}
    </Field>
  );
  if (!field.isTranslated) return english;
  return (
    <div className="studio-pair">
      <div className="studio-en">{english}</div>
      <div className="studio-hi">
        <Field name={`hi.${path}`} label={`${field.label} in Hindi`} value={textAt(hi)} error={errors[`hi.${path}`]}>
          {(control) => <LeafInput kind={field.input} control={control} lang="hi" />}
        </Field>
      </div>
    </div>
  );
}

function LeafInput({ kind, control, lang }: { kind: LeafKind; control: Control; lang?: string }) {
  if (kind === "markdown") return <MarkdownInput control={control} lang={lang} />;
  if (kind === "text") return <textarea {...control} lang={lang} rows={rowsFor(control, 3)} />;
  return <input {...control} {...TYPES[kind]} lang={lang} autoComplete="off" />;
}

function helpOf({ input, help }: Leaf): string | undefined {
  if (help !== undefined || input !== "value") return help;
  return "Yes, No, a number, or a text such as a price.";
}
