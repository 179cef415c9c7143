import { useContext, useEffect, useState } from "react";
import { readJson } from "#app/client/page/read-json.ts";
import { type Control, Field } from "#app/components/forms/field.tsx";
import { Markdown } from "#app/components/markdown/markdown.tsx";
import type { FormField, LeafKind } from "#worker/contracts/console/form.ts";
import { type FieldProps, FormContext } from "./form-context.ts";
import { textAt } from "./form-tree.ts";
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

type Preview = { of: string; html: string | undefined };

const PAUSE_MS = 400;

/** A text field with a preview below it, made by the site's own renderer. */
function MarkdownInput({ control, lang }: { control: Control; lang: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(control.defaultValue ?? "");
  const [preview, setPreview] = useState<Preview>({ of: "", html: "" });
  useEffect(() => {
    if (!isOpen || preview.of === text) return;
    let isCurrent = true;
    const render = async () => {
      const result = await readJson("/console/content/preview", new URLSearchParams({ text }));
      if (isCurrent) setPreview({ of: text, html: (result as { html: string } | undefined)?.html });
    };
    const pause = setTimeout(() => void render(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [isOpen, text, preview]);
  return (
    <>
      <textarea
        {...control}
        lang={lang}
        rows={rowsFor(control, 6)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <details className="studio-preview" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Preview</summary>
        <div aria-live="polite" lang={lang}>
          {preview.html === undefined ? (
            <p lang="en">The preview could not be loaded. Your text is unchanged.</p>
          ) : (
            <Markdown html={preview.html} />
          )}
        </div>
      </details>
    </>
  );
}
