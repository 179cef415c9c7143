import { useEffect, useState } from "react";
import { readJson } from "#app/client/page/read-json.ts";
import type { Control } from "#app/components/forms/field.tsx";
import { Markdown } from "#app/components/markdown/markdown.tsx";
import { rowsFor } from "./text-rows.ts";

type Preview = { of: string; html: string | undefined };

const PAUSE_MS = 400;

/** A text field with a preview below it, made by the site's own renderer. */
export function MarkdownInput({ control, lang }: { control: Control; lang: string | undefined }) {
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
