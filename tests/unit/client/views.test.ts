import { expect, test } from "vitest";
import { sumRupees } from "#app/client/dashboard/rupees.ts";
import { positionText, targetOf } from "#app/client/home/testimonials.ts";
import { nextIndex } from "#app/client/mumbai/slide-order.ts";

const TEXTS = { one: "{last} of {count}", several: "{first} to {last} of {count}" };

test("the slideshow wraps around in both directions", () => {
  expect([nextIndex(15, 16, 1), nextIndex(0, 16, -1), nextIndex(3, 16, 1)]).toEqual([0, 15, 4]);
});

test("the testimonial slider says what it shows", () => {
  expect(positionText({ first: 1, size: 1 }, 6, TEXTS)).toBe("2 of 6");
  expect(positionText({ first: 0, size: 3 }, 6, TEXTS)).toBe("1 to 3 of 6");
  expect(positionText({ first: 4, size: 3 }, 6, TEXTS)).toBe("5 to 6 of 6");
});

test("the testimonial slider moves by a view, stops at the last full one and wraps around", () => {
  const size = 3;
  expect(targetOf({ first: 0, size }, 8, 1)).toBe(3);
  expect(targetOf({ first: 3, size }, 8, 1)).toBe(5);
  expect(targetOf({ first: 5, size }, 8, 1)).toBe(0);
  expect(targetOf({ first: 0, size }, 8, -1)).toBe(5);
  expect(targetOf({ first: 2, size }, 8, -1)).toBe(0);
});

test("amounts are added as typed; anything else counts as nothing", () => {
  expect(sumRupees(["₹2,50,000", " १,००० ", "", "about 5", "-3"])).toBe(251_000);
});
