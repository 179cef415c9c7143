import { JSDOM } from "jsdom";
import { expect } from "vitest";
import type { BuiltSite } from "../site/built-site.ts";
import { breadcrumbsIn, parseStructuredData, type StructuredData } from "./structured-data.ts";

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

/** An element's text, with its white space as a reader sees it. */
export const wordsOf = (element: Pick<Element, "textContent"> | null): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

export const textsOf = (root: Root, selector: string): string[] => [...root.querySelectorAll(selector)].map(wordsOf);

export const textOf = (root: Root, selector: string): string => textsOf(root, selector).join(" ");

export const hrefsOf = (root: Root, selector: string): Array<string | null> =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

function structuredDataOf(document: Document): StructuredData[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return parseStructuredData(scripts.map(({ textContent }) => textContent));
}

/** The JSON-LD objects of one type. */
export const dataOf = (document: Document, type: string): StructuredData[] =>
  structuredDataOf(document).filter((data) => data["@type"] === type);

export const breadcrumbsOf = (document: Document): string[] => breadcrumbsIn(structuredDataOf(document));
