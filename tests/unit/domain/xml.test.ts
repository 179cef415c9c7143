import { expect, test } from "vitest";
import { element, escapeXml, xmlDocument } from "#worker/domain/content/xml.server.ts";

test("the five characters of mark-up are escaped in text and in attributes", () => {
  const { xml } = element("a", { b: `<"&'>` }, `<c> & "d" 'e'`);
  expect(xml).toBe('<a b="&lt;&quot;&amp;&apos;&gt;">&lt;c&gt; &amp; &quot;d&quot; &apos;e&apos;</a>');
});

test("characters that XML does not know are left out, letters of every script stay", () => {
  expect(escapeXml("a\u0000b\u0008c\uFFFEd\uD800e ₹ नमस्ते 🙂\n")).toBe("abcde ₹ नमस्ते 🙂\n");
});

test("elements nest and empty ones close themselves", () => {
  expect(element("a", {}, element("b", {}), "text", element("c", { d: "e" })).xml).toBe('<a><b/>text<c d="e"/></a>');
});

test("a document begins with its declaration", () => {
  expect(xmlDocument(element("a", {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
