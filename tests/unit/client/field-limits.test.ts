import { expect, test } from "vitest";
import { countText, isCut } from "#app/client/field-limits.ts";

test.each([
  [107, ""],
  [108, "12 characters left."],
  [119, "1 character left."],
  [120, "0 characters left."],
])("after %i of 120 characters the counter says: %s", (length, text) => {
  expect(countText(length, 120)).toBe(text);
});

test("pasted text counts as cut only when the field is full and lacks some of it", () => {
  expect(isCut("abcde", "abcdefg", 5)).toBe(true);
  expect(isCut("abcde", "no room", 5)).toBe(true);
  expect(isCut("abcde", "cde", 5)).toBe(false);
  expect(isCut("abc", "abcdefg", 5)).toBe(false);
  expect(isCut("a b\nc", " a b\r\nc ", 5)).toBe(false);
});
