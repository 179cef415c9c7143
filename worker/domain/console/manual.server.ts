import manual from "../../../docs/console.md?raw";
import { toHtml } from "../content/markdown.server.ts";

type Section = { id: string; title: string };

const PICTURES: Record<string, string> = import.meta.glob("../../../docs/images/{console,studio}-*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Renders docs/console.md: its text without the title, and its sections with the anchors that its links use. */
export function readManual(): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const html = toHtml(manual.replace(/^# .*\n/, ""))
    .replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
      const id = anchorOf(title);
      sections.push({ id, title: title.replace(/<[^>]*>/g, "") });
      return `<h2 id="${id}">${title}</h2>`;
    })
    .replace(/<h3>(.*?)<\/h3>/g, (_, title: string) => `<h3 id="${anchorOf(title)}">${title}</h3>`)
    .replaceAll('href="#', 'href="#manual-')
    // The other documents are in the repository only.
    .replace(/<a href="(?![/#]|https?:)[^"]*">(.*?)<\/a>/g, "$1")
    .replace(/src="images\/([\w-]+\.webp)"/g, (_, name: string) => `src="${pictureAt(name)}" loading="lazy"`);
  return { html, sections };
}

function pictureAt(name: string): string {
  const address = PICTURES[`../../../docs/images/${name}`];
  if (!address) throw new Error(`The manual shows ${name}, which is not in docs/images.`);
  return address;
}

/** As code hosts write them, "the-months-books" for "The month’s books", but apart from the ids of the console itself. */
function anchorOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/<[^>]*>|[^\w\s-]/g, "")
    .trim();
  return `manual-${words.replace(/\s+/g, "-")}`;
}
