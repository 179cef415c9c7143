import { expect, test } from "vitest";
import { findRefusal } from "#app/routes/event-registration/check.ts";
import { EventRegistration } from "#worker/contracts/event-registration.ts";

const GUEST = { fullName: "Asha Rao", email: "asha@example.org", phone: "9876543210" };
const ENTERED: object[] = [
  {},
  { fullName: " ", email: "x" },
  { email: "x", phone: "1" },
  { email: "a sha@example.org" },
  { email: "a\u0000sha@example.org", phone: "1" },
  { email: "asha@.example" },
  { email: "asha@..org", phone: "1" },
  { email: "asha@example." },
  { email: `${"x".repeat(242)}@example.org` },
  { email: `${"x".repeat(243)}@example.org`, phone: "1" },
  { phone: "98765 43210" },
];
test.each(ENTERED)("the browser and the contract say the same about %j", (change) => {
  const entered = { ...GUEST, ...change };
  expect(findRefusal(entered)?.message).toBe(EventRegistration.safeParse(entered).error?.issues[0]?.message);
});
