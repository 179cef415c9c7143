import { JSDOM } from "jsdom";
import { expect } from "vitest";
import type { BuiltSite } from "../site/built-site.ts";

const { window } = new JSDOM("");
const parser = new window.DOMParser();

export const parseHtml = (html: string): Document => parser.parseFromString(html, "text/html");

/** Throws if the text is not well-formed. */
export function parseXml(xml: string): Document {
  const tree = parser.parseFromString(xml, "application/xml");
  const fault = tree.querySelector("parsererror");
  if (fault) throw new Error(fault.textContent ?? "not well-formed");
  return tree;
}

/** Requests a page, which must answer with `status`, and parses it. */
export async function readDocument(site: BuiltSite, path: string, status = 200): Promise<Document> {
  const response = await site.get(path);
  expect(response.status, path).toBe(status);
  return parseHtml(await response.text());
}

/** Not ParentNode, because the types of Workers change Element. */
type Root = { querySelectorAll: ParentNode["querySelectorAll"] };

/** The texts of the elements, with their white space as a reader sees it. */
export const textsOf = (root: Root, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim());

export const textOf = (root: Root, selector: string): string => textsOf(root, selector).join(" ");

export const hrefsOf = (root: Root, selector: string): Array<string | null> =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

type StructuredData = { "@type": string; [key: string]: unknown };

/** The JSON-LD objects of one type. */
export function dataOf(document: Document, type: string): StructuredData[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const all = scripts.map(({ textContent }) => JSON.parse(textContent ?? "") as StructuredData);
  return all.filter((data) => data["@type"] === type);
}

/** The names of a page's breadcrumbs, in order. */
export function breadcrumbsOf(document: Document): string[] {
  const items = dataOf(document, "BreadcrumbList")[0]?.["itemListElement"] as
    | Array<{ name: string; position: number; item: string }>
    | undefined;
  for (const [i, { position, item }] of (items ?? []).entries()) {
    expect(position).toBe(i + 1);
    expect(item).toMatch(/^http/);
  }
  return (items ?? []).map(({ name }) => name);
}
