import { expect, test } from "vitest";
import { initialsOf } from "#app/client/layout/account-menu.ts";

test.each([
  ["Meera Joshi", "MJ"],
  ["Meera Kumari Joshi", "MJ"],
  ["  Asha  ", "A"],
  ["Meera Joshi, Ph.D.", "MJ"],
  ["मीरा जोशी", "मज"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
