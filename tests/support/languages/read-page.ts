import { parseHtml } from "../html/documents.ts";

/** Text that a visitor sees or hears, with the language that it is marked with. */
export type Words = { place: string; text: string; lang: string };
export type ReadPage = {
  lang: string;
  words: Words[];
  /** Headings, links, forms, fields and ids, in document order. */
  structure: string[];
  /** The language of an alternate address, or "canonical", and the address. */
  addresses: Record<string, string>;
};

const READ_ATTRIBUTES = ["alt", "title", "aria-label", "aria-description", "placeholder"];
const READ_METAS = /^(description|og:title|og:description|og:site_name)$/;
/** Idempotency key of a form, which differs on every page. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const FIELDS = /^(input|select|textarea|button|option)$/;
/** Keys in structured data whose values are type names, addresses or codes. */
const CODE_KEYS =
  /^(@.*|url|image|logo|sameAs|item|inLanguage|email|telephone|.*Currency|.*Date|date.*|eventStatus|application.*|operatingSystem|areaServed)$/;

export function readPage(html: string): ReadPage {
  const document = parseHtml(html);
  const page: ReadPage = { lang: document.documentElement.lang, words: [], structure: [], addresses: {} };
  readElement(page, document.documentElement, page.lang);
  return page;
}

function readElement(page: ReadPage, element: Element, lang: string): void {
  const tag = element.localName;
  const attribute = (name: string) => element.getAttribute(name) ?? "";
  const add = (place: string, text: string) => {
    const clean = text.replace(/\s+/g, " ").trim();
    if (clean) page.words.push({ place, text: clean, lang });
  };
  // The offer of Hindi is only on the English Home page.
  if (tag === "style" || element.classList.contains("home-offer")) return;
  if (tag === "script") {
    if (attribute("type") === "application/ld+json")
      readData(page, JSON.parse(element.textContent ?? ""), { key: "", lang });
    return;
  }
  for (const name of READ_ATTRIBUTES) add(`${tag}[${name}]`, attribute(name));
  const meta = attribute("name") || attribute("property");
  if (tag === "meta" && READ_METAS.test(meta)) add(meta, attribute("content"));
  if (tag === "link") readLink(page, element);
  else page.structure.push(...structureOf(element, tag, attribute));

  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === node.TEXT_NODE) text += node.textContent ?? "";
    if (node.nodeType !== node.ELEMENT_NODE) continue;
    add(tag, text);
    text = "";
    readElement(page, node as Element, (node as Element).getAttribute("lang") ?? lang);
  }
  add(tag, text);
}

function readLink(page: ReadPage, element: Element): void {
  const [rel, language] = [element.getAttribute("rel"), element.getAttribute("hreflang")];
  const href = element.getAttribute("href") ?? "";
  if (rel === "canonical") page.addresses["canonical"] = href;
  if (rel === "alternate" && language) page.addresses[language] = href;
}

function structureOf(element: Element, tag: string, attribute: (name: string) => string): string[] {
  const found = element.id ? [`#${element.id}`] : [];
  if (/^h[1-6]$/.test(tag)) found.push(tag);
  if (tag === "a" && !element.hasAttribute("data-language")) found.push(`a ${attribute("href")}`);
  if (tag === "form") found.push(`form ${attribute("method")} ${attribute("action")}`);
  if (tag === "label") found.push(`label ${attribute("for")}`);
  if (FIELDS.test(tag)) {
    const value = /^(input|button|option)$/.test(tag) ? attribute("value").replace(UUID, "") : "";
    // The radio buttons that choose the language.
    if (attribute("name") === "language") return found;
    found.push(`${tag} ${attribute("name")} ${attribute("type")} ${value}`);
  }
  return found;
}

function readData(page: ReadPage, value: unknown, { key, lang }: { key: string; lang: string }): void {
  if (typeof value === "string" && !CODE_KEYS.test(key) && !/^https?:/.test(value)) {
    page.words.push({ place: `JSON-LD ${key}`, text: value.replace(/<[^>]*>/g, " ").trim(), lang });
  }
  if (typeof value !== "object" || value === null) return;
  const own = "inLanguage" in value ? String(value.inLanguage).slice(0, 2) : lang;
  for (const [name, part] of Object.entries(value)) {
    readData(page, part, { key: Array.isArray(value) ? key : name, lang: own });
  }
}
