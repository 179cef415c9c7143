import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rich } from "#app/components/ui/rich.tsx";
import { englishPath, localeOf, localPath } from "#messages/locale.ts";
import { message } from "#messages/message.ts";
import { inLocale } from "#worker/locale.server.ts";

const greeting = message({ en: "Hello, {name}", hi: "नमस्ते, {name}" });
const plans = message({
  en: { one: "{count} plan of {name}", other: "{count} plans of {name}" },
  hi: { one: "{name} का {count} प्लान", other: "{name} के {count} प्लान" },
});
const help = message({ en: "Read <a>the {name} rules</a> first.", hi: "पहले <a>{name} के नियम</a> पढ़ें।" });

test("a message is in the current language, with its values", () => {
  expect(greeting({ name: "{name} & <a>" })).toBe("Hello, {name} & <a>");
  expect(inLocale("hi", () => greeting({ name: "Asha" }))).toBe("नमस्ते, Asha");
});

test("a plural follows the rule of its language: in Hindi nothing is singular too", () => {
  const of = () => [0, 1, 2].map((count) => plans({ count, name: "M" }));
  expect(of()).toEqual(["0 plans of M", "1 plan of M", "2 plans of M"]);
  expect(inLocale("hi", () => of())).toEqual(["M का 0 प्लान", "M का 1 प्लान", "M के 2 प्लान"]);
});

test("a part of a message is rendered, and a value cannot add one", () => {
  const html = (name: string) =>
    renderToStaticMarkup(<Rich text={help} values={{ name }} parts={{ a: (text) => <a href="/rules">{text}</a> }} />);
  expect(html("our")).toBe('Read <a href="/rules">the our rules</a> first.');
  expect(html("<a>x</a>")).toBe('Read <a href="/rules">the &lt;a&gt;x&lt;/a&gt; rules</a> first.');
  expect(inLocale("hi", () => html("M"))).toBe('पहले <a href="/rules">M के नियम</a> पढ़ें।');
});

test.each([
  ["/hi", "hi", "/"],
  ["/hi/events", "hi", "/events"],
  ["/HI/events", "hi", "/events"],
  ["/", "en", "/"],
  ["/hindi", "en", "/hindi"],
  ["/events/hi", "en", "/events/hi"],
] as const)("the address %s is of the language %s, in English %s", (path, language, english) => {
  expect([localeOf(path), englishPath(path)]).toEqual([language, english]);
});

test.each([
  ["/", "/hi"],
  ["/?a=1", "/hi?a=1"],
  ["/#faq", "/hi#faq"],
  ["/events?tab=past#x", "/hi/events?tab=past#x"],
  ["/hi/events", "/hi/events"],
  ["/pictures/a.svg", "/pictures/a.svg"],
  ["/api/contact", "/api/contact"],
  ["/console/today", "/console/today"],
  ["#part", "#part"],
  ["//elsewhere.example", "//elsewhere.example"],
  ["https://elsewhere.example/", "https://elsewhere.example/"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("in Hindi %s leads to %s", (path, target) => {
  expect(localPath(path)).toBe(path);
  expect(inLocale("hi", () => localPath(path))).toBe(target);
});
