import { afterAll, beforeAll, expect, test } from "vitest";
import { events as shipped } from "#worker/content/seed/events.ts";
import { schemes } from "#worker/content/seed/schemes.ts";
import { FAR_EVENT } from "../support/fixtures/future-entries.ts";
import { breadcrumbsOf, dataOf, hrefsOf, readDocument, textOf, textsOf } from "../support/html/documents.ts";
import { type BuiltSite, openBuiltSite, publishAlso } from "../support/site/built-site.ts";

const events = [...shipped, FAR_EVENT];

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("events");
  await publishAlso(site, [["events", FAR_EVENT]]);
}, 120_000);
afterAll(() => site.stop());

const readTab = (tab: "upcoming" | "past" | "programs") => readDocument(site, `/events?tab=${tab}`);

/** Events that are coming: one that is over is a past one. */
const upcomingEvents = () => {
  const now = new Date().toISOString();
  return events.filter(({ tab, endsAt = now }) => tab === "upcoming" && endsAt > now);
};

test("a dated event's badge, day and hours are those of India", async () => {
  const past = await readTab("past");
  expect(textsOf(past, "#mumbai-chapter-launch .event-badge")).toEqual(["23 Aug 2025"]);
  const [when] = textsOf(past, "#mumbai-chapter-launch .event-facts li");
  expect(when).toBe("Saturday, 23 August 2025, 10:30 am to 1:00 pm (IST)");
});

test("the calendar of the year marks every future day with an event and links to it", async () => {
  const lit = [...(await readTab("upcoming")).querySelectorAll('nav[aria-label="Days with an event"] a')];
  const linksTo = (name: RegExp | string) =>
    lit.filter((day) => textOf(day, "title").match(name)).map((day) => day.getAttribute("href"));
  const soon = new Date(Date.now() + 11 * 30 * 86_400_000).toISOString();
  for (const { slug, title } of upcomingEvents().filter(({ startsAt = "" }) => startsAt < soon)) {
    expect(linksTo(title)).toEqual([`/events#${slug}`]);
  }
  expect(linksTo(/^Thursday, .+: Monthly Connect$/).length).toBeGreaterThanOrEqual(11);
});

test("the description may contain a link", async () => {
  const links = [...(await readTab("past")).querySelectorAll("#mumbai-chapter-launch a")];
  const link = links.find(({ textContent }) => textContent === "Mumbai page");
  expect(link?.getAttribute("href")).toBe("/mahagrowth");
});

test("a past event shows its result", async () => {
  const results = textsOf(await readTab("past"), "#women-founders-credit-clinic .event-result");
  expect(results).toEqual(["31 loan files completed"]);
});

test("only upcoming events link to their registration", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const upcoming = await readTab("upcoming");
  for (const { slug, title } of upcomingEvents().filter(({ closesOn = today }) => closesOn >= today)) {
    const links = `#${slug} .event-actions a`;
    expect(textsOf(upcoming, links), slug).toContain(`Register for this event (${title})`);
    expect(hrefsOf(upcoming, links), slug).toContain(`/event-registration?event=${slug}`);
  }
  for (const tab of ["past", "programs"] as const) {
    const page = await readTab(tab);
    expect(page.querySelectorAll(".event").length).toBeGreaterThan(0);
    expect(textsOf(page, ".event .button").filter((text) => text.includes("Register"))).toEqual([]);
  }
});

test("upcoming events and the Monthly Connect link to calendar files, past events do not", async () => {
  const texts = async (tab: Parameters<typeof readTab>[0]) =>
    textsOf(await readTab(tab), "a").filter((text) => text.startsWith("Add to calendar"));
  expect(await texts("programs")).toEqual(["Add to calendar (Monthly Connect)"]);
  expect(hrefsOf(await readTab("programs"), "#monthly-connect a[download]")).toEqual(["/calendar/monthly-connect.ics"]);
  expect(await texts("upcoming")).toHaveLength(upcomingEvents().length);
  expect(await texts("past")).toEqual([]);
  const past = await readTab("past");
  expect(past.querySelectorAll(".event")).toHaveLength(
    events.filter(({ tab }) => tab !== "programs").length - upcomingEvents().length,
  );
  expect(past.querySelector(".event .button-row")).toBeNull();
});

test("structured data name the coming events with date, place and picture", async () => {
  const page = await readTab("upcoming");
  expect(breadcrumbsOf(page)).toEqual(["Home", "Events"]);
  const found = dataOf(page, "Event");
  expect(found.map(({ name }) => name)).toEqual(upcomingEvents().map(({ title }) => title));
  for (const event of found) {
    const seed = events.find(({ title }) => title === event["name"]);
    expect(Date.parse(String(event["startDate"]))).toBe(Date.parse(seed?.startsAt ?? ""));
    expect(Date.parse(String(event["endDate"]))).toBe(Date.parse(seed?.endsAt ?? ""));
    expect(event["location"]).toMatchObject({ "@type": "Place", name: seed?.venue?.name ?? seed?.location });
    expect(event["image"]).toMatch(/^http.*\.svg$/);
    expect(event["eventStatus"]).toBe("https://schema.org/EventScheduled");
  }
});

test("every dated event has its calendar file", async () => {
  for (const { slug, startsAt, endsAt, title } of shipped) {
    const response = await site.get(`/calendar/${slug}.ics`);
    expect(response.status, slug).toBe(startsAt ? 200 : 404);
    if (!startsAt) continue;
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="${slug}.ics"`);
    const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
    const utc = (instant: string) => instant.replace(/[-:]/g, "");
    expect(lines).toContain(`DTSTART:${utc(startsAt)}`);
    expect(lines).toContain(`DTEND:${utc(endsAt ?? "")}`);
    expect(lines).toContain(`SUMMARY:${title}`);
  }
});

test("the Monthly Connect's calendar file repeats on every third Thursday", async () => {
  const text = await (await site.get("/calendar/monthly-connect.ics")).text();
  expect(text).toContain("\r\nRRULE:FREQ=MONTHLY;BYDAY=3TH\r\n");
  expect(text).toContain("\r\nDTSTART:20261217T123000Z\r\n");
});

test("an unknown calendar file is a plain 404", async () => {
  for (const file of ["nothing.ics", "monthly-connect", "monthly-connect.ics.ics", "growth-workshop.ics"]) {
    const response = await site.get(`/calendar/${file}`);
    expect(response.status, file).toBe(404);
    expect(await response.text()).toBe("Not found");
  }
});

test("an event links to the schemes whose papers it covers", async () => {
  const clinic = "scheme-clinic-bhubaneswar";
  const links = `#${clinic} a[href^="/SchemesPage#"]`;
  const page = await readTab(upcomingEvents().some(({ slug }) => slug === clinic) ? "upcoming" : "past");
  const covered = schemes.filter(({ list, event }) => list !== "finder" && event === clinic);
  expect(textsOf(page, links)).toEqual(covered.map(({ title }) => title));
  expect(hrefsOf(page, links)[0]).toBe("/SchemesPage#cgtmse");
});
