import { expect, test } from "vitest";
import { joinUnits } from "#worker/domain/content/content.server.ts";

test.each([
  ["₹20 लाख तक", "₹20\u00a0लाख तक"],
  ["₹2.5 करोड़ का निवेश", "₹2.5\u00a0करोड़ का निवेश"],
  ["₹7 लाख करोड़ की गारंटी", "₹7\u00a0लाख\u00a0करोड़ की गारंटी"],
  ["12 दिसंबर 2026 को", "12\u00a0दिसंबर 2026 को"],
])("a figure of Hindi content stays on one line with its unit: %s", (text, kept) => {
  expect(joinUnits({ schemes: [{ slug: "a", text }] })).toEqual({ schemes: [{ slug: "a", text: kept }] });
});

test("other text of the content does not change", () => {
  const content = { title: "12 December, 5 lakh", text: "कई लाख लोग, 45 दिन", order: 3 };
  expect(joinUnits(content)).toEqual(content);
});
