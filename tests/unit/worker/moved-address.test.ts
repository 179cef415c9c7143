import { expect, test } from "vitest";
import { movedAddress, namesAnEntry } from "#worker/pages/moved-address.ts";

const redirects = { articles: { old: "new", text: "words" }, events: { meet: "forum" }, schemes: { loan: "credit" } };
const page = (pattern: string) => ({ pattern, matcher: /^$/, handle: {}, hasAction: false });
const at = (pattern: string, path: string, search = "") => movedAddress(page(pattern), path, search, redirects);

test.each([
  ["/BlogsPage/:slug", "/BlogsPage/old", "?a=1", "/BlogsPage/new?a=1"],
  ["/BlogsPage/:slug/text", "/BlogsPage/text/text", "", "/BlogsPage/words/text"],
  ["/calendar/:file", "/calendar/meet.ics", "", "/calendar/forum.ics"],
  ["/calendar/:file", "/calendar/last-day-loan.ics", "", "/calendar/last-day-credit.ics"],
  ["/event-registration", "/event-registration", "?event=meet&a=1", "/event-registration?a=1&event=forum"],
  [
    "/SchemesPage/finder/compare",
    "/SchemesPage/finder/compare",
    "?with=x&with=loan",
    "/SchemesPage/finder/compare?with=x&with=credit",
  ],
])("%s: %s%s has moved to %s", (pattern, path, search, target) => {
  expect(namesAnEntry(page(pattern))).toBe(true);
  expect(at(pattern, path, search)).toBe(target);
});

test.each([
  ["/BlogsPage/:slug", "/BlogsPage/new", ""],
  ["/BlogsPage/:slug", "/BlogsPage/constructor", ""],
  ["/event-registration", "/event-registration", ""],
  ["/event-registration", "/event-registration", "?event=forum"],
  ["/events", "/events", "?event=meet"],
])("%s: %s%s stays", (pattern, path, search) => {
  expect(at(pattern, path, search)).toBeUndefined();
});

test("pages without an entry in their address are not looked at", () => {
  expect(namesAnEntry(page("/events"))).toBe(false);
});
