import { expect, test } from "vitest";
import { monthsBetween, numberOf, outline, placeOf, reachOf } from "#app/components/ornaments/jaali-shape.ts";

const START = numberOf("2026-11-23");

test("a column is a week from Monday", () => {
  expect(placeOf(numberOf("2026-11-24"), START)).toEqual({ column: 0, row: 1 });
  expect(placeOf(numberOf("2026-12-12"), START)).toEqual({ column: 2, row: 5 });
});

test("an outline has steps at its first and last day, and within one week it is a box", () => {
  expect(outline({ column: 1, row: 2 }, { column: 3, row: 4 })).toBe("M10 20h10V0H40V50h-10V70H10z");
  expect(outline({ column: 1, row: 2 }, { column: 1, row: 4 })).toBe("M10 20H20V50H10z");
});

test("months meet without a gap, and January is labelled with its year", () => {
  const months = monthsBetween(numberOf("2026-11-24"), numberOf("2027-02-02"));
  expect(months.map(({ label }) => label)).toEqual(["Nov", "Dec", "Jan 2027", "Feb"]);
  expect(months.slice(1).map(({ from }, i) => from - (months[i]?.to ?? 0))).toEqual([1, 1, 1]);
  expect(months.at(-1)?.to).toBe(numberOf("2027-02-01"));
  expect(months.map(({ isOdd }) => isOdd)).toEqual([false, true, false, true]);
});

test("a window reacts beyond its frame only where no other lit one is near", () => {
  const [a, b, c] = [
    { column: 2, row: 5 },
    { column: 3, row: 3 },
    { column: 9, row: 3 },
  ];
  expect([a, b, c].map((place) => reachOf(place, [a, b, c]))).toEqual([5, 5, 12]);
});
