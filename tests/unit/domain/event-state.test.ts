import { expect, test } from "vitest";
import { chosenEvent } from "#app/routes/event-registration/chosen-event.ts";
import { registrationText } from "#app/routes/events/registration-text.ts";
import { collections } from "#worker/content/collections.ts";
import { events } from "#worker/content/seed/events.ts";
import { registrationOf } from "#worker/domain/events/event-state.server.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";
import { pagePathOf } from "#worker/domain/studio/entry-pages.server.ts";
import { inLocale } from "#worker/locale.server.ts";

const seed = events[0] ?? expect.fail("The seed has no event.");
const CLOSES = { closesOn: "2026-12-10", startsAt: "2026-12-12T04:30:00Z", endsAt: "2026-12-12T08:00:00Z" };

function stateAt(now: string, changes: Partial<typeof seed> = {}) {
  const event = { slug: seed.slug, ...collections.events.schema.parse({ ...seed, ...CLOSES, ...changes }) };
  return registrationOf(event, new Date(now));
}

test("registration is open through its last day in India", () => {
  expect(stateAt("2026-12-10T18:29:59Z")).toBe("open");
  expect(stateAt("2026-12-10T18:30:00Z")).toBe("closed");
});

test("without a closing day registration is open until the end", () => {
  expect(stateAt("2026-12-12T07:59:59Z", { closesOn: undefined })).toBe("open");
  expect(stateAt("2026-12-12T08:00:00Z", { closesOn: undefined })).toBe("past");
});

test("an event that an editor marks as full is full, unless it is closed or over", () => {
  const full = { isFull: true };
  expect(stateAt("2026-12-01T00:00:00Z", full)).toBe("full");
  expect(stateAt("2026-12-11T00:00:00Z", full)).toBe("closed");
  expect(stateAt("2026-12-13T00:00:00Z", full)).toBe("past");
});

test("a cancelled event stays cancelled after its last day to register and after its date", () => {
  for (const day of ["2026-12-01", "2026-12-11", "2026-12-13"]) {
    expect(stateAt(`${day}T00:00:00Z`, { isCancelled: true })).toBe("cancelled");
  }
});

test("a programme takes no registrations", () => {
  expect(stateAt("2026-12-01T00:00:00Z", { tab: "programs" })).toBe("program");
});

test("each state has a text that says whether registration is possible", () => {
  const say = (registration: Parameters<typeof registrationText>[0]["registration"], known = true) =>
    registrationText({
      registration,
      date: "Saturday, 12 December 2026",
      closes: known ? "10 December 2026" : undefined,
      capacity: known ? 60 : undefined,
    });
  expect(say("open")).toBe("Register by 10 December 2026.");
  expect(say("open", false)).toBeUndefined();
  expect(say("full")).toBe("All 60 places are taken.");
  expect(say("full", false)).toBe("All places are taken.");
  expect(say("closed")).toBe("Registration closed on 10 December 2026.");
  expect(say("closed", false)).toBe("Registration is closed.");
  expect(say("past")).toBe("This event took place on Saturday, 12 December 2026.");
  expect(say("cancelled")).toBe("This event is cancelled.");
  expect(say("program")).toBeUndefined();
});

test("the fee above the registration form is a sentence of the page's language", () => {
  const feeOf = (fee?: string) => chosenEvent({ ...seed, fee } as unknown as EventCard).fee;
  expect(feeOf("Free")).toBe("Free.");
  expect(inLocale("hi", () => feeOf("मुफ़्त"))).toBe("शुल्क: मुफ़्त।");
  expect(feeOf()).toBeUndefined();
});

test("an editor's link to an event leads to the tab that shows it", () => {
  const at = (day: string, event: object) => pagePathOf("events", "clinic", event, new Date(day));
  const upcoming = { tab: "upcoming", startsAt: "2026-11-20T10:00:00Z" };
  expect(at("2026-11-19", upcoming)).toBe("/events#clinic");
  expect(at("2026-11-21", upcoming)).toBe("/events?tab=past#clinic");
  expect(at("2026-11-21", { tab: "programs" })).toBe("/events?tab=programs#clinic");
});
