import { expect, test } from "vitest";
import { movedAddress } from "#worker/pages/moved-address.ts";

const redirects = { articles: { old: "new", text: "words" }, events: { meet: "forum" }, schemes: { loan: "credit" } };

test.each([
  ["/BlogsPage/old", "?a=1", "/BlogsPage/new?a=1"],
  ["/BlogsPage/text/text", "", "/BlogsPage/words/text"],
  ["/calendar/meet.ics", "", "/calendar/forum.ics"],
  ["/calendar/last-day-loan.ics", "", "/calendar/last-day-credit.ics"],
  ["/event-registration", "?event=meet&a=1", "/event-registration?a=1&event=forum"],
  ["/SchemesPage/finder/compare", "?with=x&with=loan", "/SchemesPage/finder/compare?with=x&with=credit"],
])("%s%s has moved to %s", (path, search, target) => {
  expect(movedAddress(path, search, redirects)).toBe(target);
});

test.each([
  ["/BlogsPage/new", ""],
  ["/BlogsPage/constructor", ""],
  ["/event-registration", ""],
  ["/event-registration", "?event=forum"],
  ["/events", "?event=meet"],
])("%s%s stays", (path, search) => {
  expect(movedAddress(path, search, redirects)).toBeUndefined();
});

test("nothing has moved while the content is unavailable", () => {
  expect(movedAddress("/BlogsPage/old", "", undefined)).toBeUndefined();
});
