import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Label } from "#app/routes/dashboard/documents/parts.tsx";
import { EntryText } from "#app/routes/dashboard/workspace/entry-text.tsx";
import { inLocale } from "#worker/locale.server.ts";

test("a label of a document in both languages marks the Hindi one, whatever is in the English one", () => {
  const render = (label: Parameters<typeof Label>[0]) => renderToStaticMarkup(createElement(Label, label));
  expect(render({ en: "Receipt / copy", hi: "रसीद" })).toBe('Receipt / copy / <span lang="hi">रसीद</span>');
  expect(render({ en: "CGST / SGST" })).toBe("CGST / SGST");
});

test("the text of an entry without Hindi is marked as English and says so; one that is translated is not", () => {
  const render = (isEnglish: true | undefined) =>
    inLocale("hi", () => renderToStaticMarkup(createElement(EntryText, { html: "<p>Text.</p>", isEnglish })));
  expect(render(true)).toMatch(/^<p class="english-note" lang="hi">.+<\/p><div lang="en"><div class="prose">/);
  expect(render(undefined)).toBe('<div><div class="prose"><p>Text.</p></div></div>');
});
