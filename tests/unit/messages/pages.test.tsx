import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FactsDate, FactsLine } from "#app/components/ui/citation.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { articleData } from "#app/routes/article/structured-data.ts";
import { anchorOf, anchorsOf } from "#app/seo/anchor.ts";
import { inLocale } from "#worker/locale.server.ts";

test("a section has an address in both languages", () => {
  expect(anchorOf("Bank and Exchange Partners")).toBe("bank-and-exchange-partners");
  expect(anchorOf("रिफ़ंड कब मिलता है?")).toBe("रिफ़ंड-कब-मिलता-है");
});

test("sections with the same heading have ids of their own, so that the contents lead to each", () => {
  expect(anchorsOf(["Costs", "Dates", "costs:", "Costs"])).toEqual(["costs", "dates", "costs-2", "costs-3"]);
});

test("a citation has its day and its sources in the order of the language", () => {
  const sources = [{ title: "RBI", number: "12", url: "https://rbi.org.in", note: "" }];
  const citation = { asOf: "2026-11-24", printedAsOf: "24 Nov", isOverdue: false, sources };
  const day = '<time dateTime="2026-11-24">24 Nov</time>';
  const line = () => renderToStaticMarkup(<FactsLine citation={citation} />);
  expect(line()).toBe(`<p class="facts-line">Facts as of ${day} (RBI, 12).</p>`);
  const marked = `<p class="facts-line">${day} तक की जानकारी (<span lang="en">RBI, 12</span>)।</p>`;
  expect(inLocale("hi", line)).toBe(marked);
  const overdue = () => renderToStaticMarkup(<FactsDate citation={{ ...citation, isOverdue: true }} />);
  expect(inLocale("hi", overdue)).toBe(`${day} के बाद जाँच नहीं हुई`);
});

test("the note at an English entry is Hindi in the middle of English", () => {
  expect(inLocale("hi", () => renderToStaticMarkup(<EnglishNote />))).toMatch(/ lang="hi">यह जानकारी अभी अंग्रेज़ी में है।</);
});

test("the next step of a Hindi page leads to Hindi pages", () => {
  const step = () =>
    renderToStaticMarkup(
      <NextStep title="-" first={{ label: "-", href: "/events" }}>
        -
      </NextStep>,
    );
  expect(step()).toContain('href="/events"');
  expect(inLocale("hi", step)).toContain('href="/hi/events"');
});

test("an article that has no Hindi is English for search engines, at its Hindi address", () => {
  const article = { slug: "a", title: "-", excerpt: "-", date: "2026-11-24", author: "-" } as Parameters<
    typeof articleData
  >[2];
  const languageOf = (more: object) =>
    inLocale("hi", () => articleData("https://a.example", "/BlogsPage/a", { ...article, ...more }));
  expect(languageOf({})).toMatchObject({
    inLanguage: "hi-IN",
    mainEntityOfPage: "https://a.example/hi/BlogsPage/a",
  });
  expect(languageOf({ isEnglish: true }).inLanguage).toBe("en-IN");
});
