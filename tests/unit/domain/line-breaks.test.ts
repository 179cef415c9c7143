import { expect, test } from "vitest";
import { preventLineBreaks } from "#worker/domain/content/line-breaks.server.ts";

test.each([
  ["₹20 लाख तक", "₹20\u00a0लाख तक"],
  ["₹2.5 करोड़ का निवेश", "₹2.5\u00a0करोड़ का निवेश"],
  ["₹7 लाख करोड़ की गारंटी", "₹7\u00a0लाख\u00a0करोड़ की गारंटी"],
  ["12 दिसंबर 2026 को", "12\u00a0दिसंबर 2026 को"],
  ["Up to ₹20 lakh", "Up to ₹20\u00a0lakh"],
  ["₹7 lakh crore of guarantees", "₹7\u00a0lakh\u00a0crore of guarantees"],
  ["On 12 December 2026", "On 12\u00a0December 2026"],
])("a figure of the content stays on one line with its unit: %s", (text, kept) => {
  expect(preventLineBreaks({ schemes: [{ slug: "a", text }] })).toEqual({ schemes: [{ slug: "a", text: kept }] });
});

test.each([
  ["2023-24 से 2027-28 तक", "2023-24 से 2027-\u206028 तक"],
  ["The mission (2025-26 to 2030-31)", "The mission (2025-\u206026 to 2030-\u206031)"],
])("a financial year stays on one line: %s", (text, kept) => {
  expect(preventLineBreaks({ text })).toEqual({ text: kept });
});

test("other text of the content does not change", () => {
  const content = {
    slug: "budget-2026-27",
    link: "/BlogsPage/2026-27",
    day: "On 2026-11-24",
    title: "12 Mayors, 5 lakhs",
    text: "कई लाख लोग, 45 दिन",
    order: 3,
  };
  expect(preventLineBreaks(content)).toEqual(content);
});
