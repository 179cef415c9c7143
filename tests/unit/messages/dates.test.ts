import { expect, test } from "vitest";
import {
  dateAndTime,
  dayAndHour,
  indianGreeting,
  indianHour,
  longDate,
  longMonth,
} from "#worker/domain/india-calendar.server.ts";
import { inLocale } from "#worker/locale.server.ts";

/** The hour in India. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour, 5) - 5.5 * 3_600_000);

test("a Hindi date has Western digits, Hindi words and no line break between day and month", () => {
  expect([longDate("2026-12-12"), longMonth("2026-11")]).toEqual(["12 December 2026", "November 2026"]);
  const hindi = inLocale("hi", () => [longDate("2026-12-12"), longMonth("2026-11"), dayAndHour(at(9))]);
  expect(hindi.slice(0, 2)).toEqual(["12\u00a0दिसंबर 2026", "नवंबर\u00a02026"]);
  expect(hindi[2]).toBe("24\u00a0नवंबर 2026, सुबह\u00a09:05\u00a0बजे");
});

test.each([
  [0, "12:05 am", "रात 12:05 बजे"],
  [4, "4:05 am", "सुबह 4:05 बजे"],
  [12, "12:05 pm", "दोपहर 12:05 बजे"],
  [16, "4:05 pm", "शाम 4:05 बजे"],
  [20, "8:05 pm", "रात 8:05 बजे"],
])("at %d hours it is %s, in Hindi %s", (hour, english, hindi) => {
  const read = () => indianHour(at(hour)).replaceAll("\u00a0", " ");
  expect(read()).toBe(english);
  expect(inLocale("hi", read)).toBe(hindi);
  expect(inLocale("hi", () => indianGreeting(at(hour)))).toMatch(/^\p{Script=Devanagari}/u);
});

test("an export has the day and the time in India", () => {
  expect(dateAndTime(new Date("2026-12-20T19:29:59Z"))).toBe("2026-12-21 00:59");
});
