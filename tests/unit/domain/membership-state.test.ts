import { expect, test } from "vitest";
import { graceLeftText, membershipDaysText } from "#app/routes/dashboard/tasks/days.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { lastDayText, lastOf } from "#worker/domain/membership/last-day.server.ts";
import { nextReminderAfter, reminderOn, stateOn } from "#worker/domain/membership/terms.server.ts";

const TERM = { validFrom: "2026-11-20", validTo: "2027-11-19" };

test.each([
  ["2026-11-19", "upcoming"],
  ["2026-11-20", "active"],
  ["2027-11-19", "active"],
  ["2027-11-20", "grace"],
  ["2027-12-04", "grace"],
  ["2027-12-05", "lapsed"],
])("on %s the membership is %s", (today, state) => {
  expect(stateOn(today, TERM)).toBe(state);
});

test.each([
  [31, undefined, "2027-10-20"],
  [30, 30, "2027-11-12"],
  [8, 30, "2027-11-12"],
  [7, 7, "2027-11-18"],
  [2, 7, "2027-11-18"],
  [1, 1, "2027-11-20"],
  [0, 1, "2027-11-20"],
  [-1, -1, null],
  [-15, -1, null],
  [-16, undefined, null],
])("with %i days left the reminder of %s days is valid, and the next is due on %s", (daysLeft, days, next) => {
  const today = addDays(TERM.validTo, -daysLeft);
  expect(reminderOn(today, TERM)).toBe(days);
  expect(nextReminderAfter(today, TERM)).toBe(next);
});

test("a revoked membership stays revoked, and no reminder about it is valid", () => {
  const revoked = { ...TERM, revokedOn: "2026-12-01" };
  for (const today of ["2026-12-01", "2027-11-19", "2027-11-25", "2028-01-01"]) {
    expect(stateOn(today, revoked)).toBe("revoked");
    expect(reminderOn(today, revoked)).toBeUndefined();
  }
});

test("the days of grace are counted in words", () => {
  expect([12, 1, 0].map(graceLeftText)).toEqual(["12 days of grace left", "1 day of grace left", "Last day of grace"]);
});

test.each([
  ["upcoming", "Gold Member"],
  ["active", "3 days left"],
  ["grace", "3 days of grace left"],
  ["lapsed", "Lapsed"],
  ["revoked", "Ended"],
] as const)("the dashboard sums up the state %s as %s", (state, text) => {
  expect(membershipDaysText({ state, daysLeft: 3, plan: "Gold Member" })).toBe(text);
});

const RUNS = { validTo: "2027-03-31", endedOn: null, revokedOn: null };

test.each([
  [RUNS, "until 31 March 2027"],
  [{ ...RUNS, endedOn: "2027-01-15" }, "ended on 15 January 2027"],
  [{ ...RUNS, revokedOn: "2026-12-01" }, "ended on 1 December 2026"],
  [{ ...RUNS, endedOn: "2027-01-15", revokedOn: "2027-02-01" }, "ended on 15 January 2027"],
  [{ ...RUNS, revokedOn: "2027-05-02" }, "until 31 March 2027"],
])("a membership lasts until its first end: %j", (membership, text) => {
  expect(lastDayText(membership)).toBe(text);
});

test("a membership that is refunded after its last day does not outlast the one that follows it", () => {
  const refunded = { ...RUNS, revokedOn: "2027-09-01" };
  const next = { ...RUNS, validTo: "2027-06-30" };
  expect(lastOf([refunded, next])).toBe(next);
  expect(lastOf([])).toBeUndefined();
});
