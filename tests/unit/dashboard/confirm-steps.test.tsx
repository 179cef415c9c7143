import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Registration } from "#app/routes/dashboard/account/own-registration.tsx";
import { InvitationState } from "#app/routes/dashboard/seats/invitation-state.tsx";
import { SeatList } from "#app/routes/dashboard/seats/seat-list.tsx";
import type { TakenSeat } from "#worker/domain/dashboard/seats-page.server.ts";
import { inLocale } from "#worker/locale.server.ts";

const SEAT: TakenSeat = {
  id: "seat-1",
  place: 1,
  email: "kavita@example.org",
  name: "Kavita Desai",
  isAccepted: true,
  isBeyondPlan: false,
  day: "3 March 2027",
  changesLeft: 2,
};
const listOf = (seat: Partial<TakenSeat>, own = "") =>
  renderToStaticMarkup(<SeatList seats={[{ ...SEAT, ...seat }]} own={own} nextYear="1 January 2028" />);

const FOLDED = /<details[^>]*><summary>.*<\/summary><form.*<p id="([^"]+)">(.*)<\/p><button[^>]*aria-describedby="\1"/;

test("withdrawing an accepted seat says first who loses it and when it can be given again", () => {
  const consequence = (seat: Partial<TakenSeat>, own?: string) => FOLDED.exec(listOf(seat, own))?.[2];
  const loses = "Kavita Desai loses the seat at once and gets an email about it.";
  expect(consequence({})).toBe(`${loses} You can then give it to another person, and once more before 1 January 2028.`);
  expect(consequence({ changesLeft: 1 })).toContain("for the last time before 1 January 2028.");
  expect(consequence({ changesLeft: 0 })).toBe(`${loses} You cannot give it again before 1 January 2028.`);
  expect(consequence({}, SEAT.email)).toMatch(/^You lose your own seat at once\. You can then/);
  expect(consequence({ isBeyondPlan: true })).toContain("so you cannot give it again.");
  expect(inLocale("hi", () => consequence({ changesLeft: 0 }))).toContain(
    "1 January 2028 से पहले यह फिर से नहीं दी जा सकेगी।",
  );
});

test("an invitation that nobody has accepted is withdrawn at once", () => {
  const list = listOf({ isAccepted: false });
  expect(list).not.toContain("<details");
  expect(list).toMatch(/<button[^>]*value="seat-1" name="withdraw"/);
});

test("giving up a seat asks first; accepting and declining one does not", () => {
  const offer = {
    company: "Joshi Pumps Pvt Ltd",
    invitedBy: "meera@example.org",
    planId: "corporate" as const,
    plan: "Corporate Member",
    validTo: "2027-12-31",
    until: "31 December 2027",
  };
  const page = (status: "invited" | "accepted") =>
    renderToStaticMarkup(<InvitationState status={status} offer={offer} promises={[]} />);
  expect(FOLDED.exec(page("accepted"))?.[2]).toBe(
    "You lose the seat and its benefits at once. To get a seat again, ask Joshi Pumps Pvt Ltd to invite you.",
  );
  expect(page("accepted")).toMatch(/<button[^>]*value="leave" .*name="answer"/);
  expect(page("invited")).toMatch(/<button[^>]*value="decline" .*name="answer"/);
  expect(page("invited")).not.toContain("<details");
});

test("cancelling a registration says that a place is lost only if it was confirmed", () => {
  const registration = {
    ...{ id: "r1", event: "demo-day", title: "Demo Day", when: "", where: "", madeOn: "1 December 2026" },
    ...{ calendar: undefined, choicePath: undefined, isOver: false, isCancelled: false },
  };
  const consequence = (place: "confirmed" | "waiting" | undefined) =>
    FOLDED.exec(renderToStaticMarkup(<Registration {...registration} place={place} />))?.[2];
  const again = "If you change your mind, you have to register again.";
  expect(consequence("confirmed")).toBe(`Your place will go to somebody else. ${again}`);
  expect(consequence("waiting")).toBe(again);
  expect(consequence(undefined)).toBeUndefined();
});
