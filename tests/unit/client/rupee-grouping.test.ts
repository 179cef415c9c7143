import { expect, test } from "vitest";
import { groupRupees } from "#app/client/dashboard/rupee-grouping.ts";
import { reportParts } from "#app/routes/dashboard/workspace/report/parts.ts";
import { REPORT_PART_FIELDS } from "#worker/contracts/workspace-vocabulary.ts";

/** "|" is the caret. */
const group = (typed: string) => {
  const { text, caret } = groupRupees(typed.replace("|", ""), typed.indexOf("|"));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test.each([
  ["1|", "1|"],
  ["1000|", "1,000|"],
  ["1,0000|", "10,000|"],
  ["99,9999|", "9,99,999|"],
  ["2,50,000|", "2,50,000|"],
  ["250|000", "2,50|,000"],
  ["2,5|,000", "25|,000"],
  ["|2,50,000", "|2,50,000"],
  ["₹ 2,50,0000|", "25,00,000|"],
  ["2,|", "2|"],
  ["007|", "7|"],
  ["0|", "0|"],
])("%s is grouped as %s, and the caret stays behind its digit", (typed, grouped) => {
  expect(group(typed)).toBe(grouped);
});

test.each(["", "about 5 lakh|", "-5|", "1.5|", "1234567890123456|"])(
  "“%s” is not a whole number and does not change",
  (typed) => {
    expect(groupRupees(typed.replace("|", ""), 1).text).toBe(typed.replace("|", ""));
  },
);

test("each part of the report has the fields that its progress counts", () => {
  const asked = reportParts().map(({ id, questions }) => [id, questions.map(({ name }) => name)]);
  expect(Object.fromEntries(asked)).toEqual(REPORT_PART_FIELDS);
});
