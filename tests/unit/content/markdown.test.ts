import { expect, test } from "vitest";
import { splitSections, toHtml, toText } from "#worker/domain/content/markdown.server.ts";

test("raw HTML is escaped and dangerous addresses are dropped", () => {
  expect(toHtml("<script>alert(1)</script>")).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(toHtml("a <b onclick=x>c</b>")).toBe("<p>a &lt;b onclick=x&gt;c&lt;/b&gt;</p>");
  expect(toHtml("[a](javascript:alert(1))")).toBe('<p><a href="">a</a></p>');
});

test("a link to another site opens a new tab and says so, one of this site does not", () => {
  expect(toHtml("[GeM](https://gem.gov.in/) and [events](/events)")).toBe(
    '<p><a href="https://gem.gov.in/" target="_blank" rel="noopener noreferrer">GeM' +
      '<span class="visually-hidden"> (opens in a new tab)</span></a> and <a href="/events">events</a></p>',
  );
});

test("a quotation mark in an address cannot leave its attribute", () => {
  expect(toHtml('[a](https://x.example/"onmouseover="y)')).not.toMatch(/"\s*onmouseover=/);
});

test("a telephone number can be called, also beside a dangerous address", () => {
  expect(toHtml("[+91 22 5550 0142](tel:+912255500142)")).toBe(
    '<p><a href="tel:+912255500142">+91 22 5550 0142</a></p>',
  );
  expect(toHtml("[a](javascript:alert(1)) [b](tel:+91)")).toBe('<p><a href="">a</a> <a href="tel:+91">b</a></p>');
});

test("a paragraph that begins with a tab or spaces is not code", () => {
  expect(toHtml("Intro\n\n\tPasted.\n\n    Too.")).toBe("<p>Intro</p>\n<p>Pasted.</p>\n<p>Too.</p>");
  expect(toHtml("- a\n    - b")).toContain("<ul>\n<li>b</li>");
});

test("headings move down where the text is below another heading", () => {
  expect(toHtml("## a\n\n### b", 3)).toBe("<h3>a</h3>\n<h4>b</h4>");
  expect(toHtml("## a")).toBe("<h2>a</h2>");
  expect(toHtml("## a\n\n##### b", 4)).toBe("<h4>a</h4>\n<h6>b</h6>");
});

test("a text has no heading of the page's own level", () => {
  expect(toHtml("# a")).toBe("<h2>a</h2>");
  expect(toHtml("# a", 4)).toBe("<h4>a</h4>");
});

test("the plain text has no mark-up", () => {
  expect(toText('**A** [b](https://c.example/) & "d" <e>\n\n- f')).toBe('A b & "d" <e>\nf');
});

test("a table keeps its alignment, and its text without mark-up", () => {
  const table = "| a | b |\n| --- | --: |\n| c | **1** |";
  expect(toHtml(table)).toMatch(
    /<th>a<\/th>\n<th align="right">b<\/th>[\s\S]+<td align="right"><strong>1<\/strong><\/td>/,
  );
  expect(toText(table)).toMatch(/a\nb\n/);
});

test("a text is split at its headings", () => {
  expect(splitSections("Opening.\n\n## One\n\nText.\n\n### Deeper\n\n## Two\n\nEnd.")).toEqual({
    opening: "Opening.\n\n",
    sections: [
      { heading: "One", body: "\n\nText.\n\n### Deeper\n\n" },
      { heading: "Two", body: "\n\nEnd." },
    ],
  });
  expect(splitSections("## **1.** [A & b](/events) ##\nText.").sections[0]?.heading).toBe("1. A & b");
  expect(splitSections("No heading.")).toEqual({ opening: "No heading.", sections: [] });
  expect(splitSections("## Last")).toEqual({ opening: "", sections: [{ heading: "Last", body: "" }] });
});
