import { expect, test } from "vitest";
import { normalisePhone } from "#worker/contracts/phone.ts";

test.each([
  "9876543210",
  "98765 43210",
  "98765-43210",
  "098765 43210",
  "+91 98765 43210",
  "+91-98765-43210",
  "0091 98765 43210",
  "91 98765 43210",
  "+91 (0)98765 43210",
  " (98765) 43210 ",
  "+91\u00a098765\u201143210",
  "९८७६५ ४३२१०",
  "\uff19\uff18\uff17\uff16\uff15\uff14\uff13\uff12\uff11\uff10",
])("the Indian number %s is stored as its ten digits", (text) => {
  expect(normalisePhone(text)).toBe("9876543210");
});

test.each([
  ["(022) 5550 0142", "2255500142"],
  ["+1 415 555 0123", "+14155550123"],
  ["001 415 555 0123", "+14155550123"],
  ["+44 20 7946 0018", "+442079460018"],
  ["5550142", "5550142"],
])("%s is stored as %s", (text, canonical) => {
  expect(normalisePhone(text)).toBe(canonical);
});

test.each([
  "",
  "ask for Meera at the desk",
  "98765",
  "98765 43210 ext 4",
  "+",
  "meera@example.org",
  "+91 98765 43210 98765",
])("'%s' is not a phone number", (text) => {
  expect(normalisePhone(text)).toBeUndefined();
});
