import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Control } from "#app/components/forms/field.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { rowsFor } from "./text-rows.ts";

const PAUSE_MS = 400;

/** A text field with a preview below it, made by the site's own renderer. */
export function MarkdownInput({ control, lang }: { control: Control; lang: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(control.defaultValue ?? "");
  const { data, submit } = useFetcher<{ html?: string }>();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!isOpen || asked.current === text) return;
    const pause = setTimeout(() => {
      asked.current = text;
      void submit({ step: "render", text }, { method: "post" });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isOpen, text, submit]);
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
          <Markdown html={data?.html ?? ""} />
        </div>
      </details>
    </>
  );
}
