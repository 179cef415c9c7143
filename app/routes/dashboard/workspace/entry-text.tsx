import { Markdown } from "#app/components/markdown/markdown.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";

/** The main text of an entry. Without a Hindi version it is marked as English, with a note that says so. */
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
