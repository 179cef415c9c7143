import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";

/** The main text of an entry; one that has no Hindi yet says so and is marked as English. */
export function EntryText({ html, isEnglish }: { html: string; isEnglish: boolean | undefined }) {
  return (
    <>
      {isEnglish && <EnglishNote />}
      <div lang={isEnglish ? "en" : undefined}>
        <Markdown html={html} />
      </div>
    </>
  );
}
