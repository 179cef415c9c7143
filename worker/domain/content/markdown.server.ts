import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { localPath } from "#messages/locale.ts";
import { newTab } from "#messages/parts.ts";

/** An indented line is a paragraph pasted from another program, not code. */
const WITHOUT_CODE = { disable: { null: ["codeIndented"] } };
const MAX_TEXTS = 500;
// Cache: parsing a text takes half as long as rendering its page.
const known = new Map<string, string>();

function read(markdown: string): string {
  const found = known.get(markdown);
  if (found !== undefined) return found;
  if (known.size >= MAX_TEXTS) known.clear();
  // micromark drops `tel:` addresses, so they pass through it as anchors.
  const source = markdown.replaceAll("](tel:", "](#tel:");
  const rendered = micromark(source, { extensions: [gfmTable(), WITHOUT_CODE], htmlExtensions: [gfmTableHtml()] });
  const html = rendered.replaceAll('<a href="#tel:', '<a href="tel:');
  known.set(markdown, html);
  return html;
}

/** Escapes HTML. Our links keep the language; others open a new tab (section 2). `topHeading` is the level of `##`. */
export function toHtml(markdown: string, topHeading: 2 | 3 | 4 = 2): string {
  return read(markdown)
    .replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
      return `<${slash}h${Math.min(6, Math.max(2, Number(level)) + topHeading - 2)}>`;
    })
    .replace(/<a href="(\/[^"]*)"/g, (_, path: string) => `<a href="${localPath(path)}"`)
    .replace(
      /<a (href="https?:[^>]*)>(.*?)<\/a>/gs,
      `<a $1 target="_blank" rel="noopener noreferrer">$2<span class="visually-hidden"> ${newTab()}</span></a>`,
    );
}

/** Splits a text into the part before its first `##` and one section for each `##`. */
export function splitSections(markdown: string): {
  opening: string;
  sections: Array<{ heading: string; body: string }>;
} {
  const [opening = "", ...parts] = markdown.split(/^## /m);
  const sections = parts.map((part) => {
    const end = part.search(/\n|$/);
    return { heading: toText(`## ${part.slice(0, end)}`), body: part.slice(end) };
  });
  return { opening, sections };
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export function toText(markdown: string): string {
  return read(markdown)
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
