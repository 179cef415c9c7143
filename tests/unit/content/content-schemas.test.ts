import { expect, test } from "vitest";
import { type CollectionName, collections } from "#worker/content/collections.ts";
import { benefits } from "#worker/content/seed/benefits.ts";
import { events } from "#worker/content/seed/events.ts";
import { facts } from "#worker/content/seed/facts.ts";
import { notes } from "#worker/content/seed/notes.ts";
import { opportunities } from "#worker/content/seed/opportunities.ts";
import { schemes } from "#worker/content/seed/schemes.ts";
import { settings } from "#worker/content/seed/settings.ts";

const [event, fact, note, benefit, opportunity, setting] = [
  events,
  facts,
  notes,
  benefits,
  opportunities,
  settings,
].map(([first]) => first ?? expect.fail("the seed is empty"));
const scheme = schemes.find(({ slug }) => slug === "eclgs-5") ?? expect.fail("no scheme");
const CONDITION = { question: "standing", accepts: ["clear"] };
const RULE = { id: "a", source: "eclgs-5-terms", any: [[CONDITION]], because: "No." };
const termsWith = (changes: object) => ({ terms: { ...scheme.terms, ...changes } });
const DATES = { startsAt: "2027-01-10T04:30:00Z", endsAt: "2027-01-10T08:00:00Z", closesOn: "2027-01-08" };
const GST = { mode: "included", ratePercent: 18, sac: "999511", gstin: "27AAPFU0939F1ZV" };
const PLANS = { community: 1, premium: 1, gold: 1, corporate: 2, platinum: 3, patron: 4 };
const YES = { community: true, premium: true, gold: true, corporate: true, platinum: true, patron: true };
const PICTURE = { alt: "A hall", width: 800, height: 600 };

function problemsOf(collection: CollectionName, entry: object | undefined, changes: object): string[] {
  const { error } = collections[collection].schema.safeParse({ ...entry, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test.each<[string, CollectionName, object | undefined, object]>([
  ["an event with its dates in order", "events", event, DATES],
  ["an event that closes on its last day", "events", event, { ...DATES, closesOn: "2027-01-10" }],
  [
    "an event that closes on the day in India on which it ends",
    "events",
    event,
    { ...DATES, endsAt: "2027-01-10T18:30:00Z", closesOn: "2027-01-11" },
  ],
  ["an event without dates", "events", event, { startsAt: undefined, endsAt: undefined, closesOn: undefined }],
  ["a fact of one day", "facts", fact, { validFrom: "2026-01-01", validTo: "2026-01-01" }],
  ["a note with a link to this site", "notes", note, { href: "/events?tab=past#masa-awards-2026" }],
  ["a number with its place in the promise", "benefits", benefit, { promise: "{value} hours", values: PLANS }],
  ["a benefit of yes or no", "benefits", benefit, { promise: "A seat", values: YES }],
  ["an offer of the whole sum", "opportunities", opportunity, { askPaise: 100, leastPaise: 100 }],
  ["a rate of GST", "settings", setting, { gst: GST }],
  ["a telephone number of a city", "settings", setting, { phone: "(022) 5550-0142" }],
  ["one price for everybody", "events", event, { offer: { memberPaise: 100, regularPaise: 100, plusTaxes: true } }],
  ["an event without a picture", "events", event, { image: undefined }],
  ["a scheme without terms", "schemes", scheme, { terms: undefined }],
  ["a scheme of the finder without a picture", "schemes", scheme, { list: "finder", image: undefined }],
  ["a rule of a scheme", "schemes", scheme, termsWith({ rules: [RULE] })],
])("%s is accepted", (_name, collection, entry, changes) => {
  expect(problemsOf(collection, entry, changes)).toEqual([]);
});

test.each<[string, CollectionName, object | undefined, object, string]>([
  [
    "a scheme of the page without a picture",
    "schemes",
    scheme,
    { image: undefined },
    "image: This list needs this field.",
  ],
  [
    "a scheme of the finder without terms",
    "schemes",
    scheme,
    { list: "finder", terms: undefined },
    "terms: This list needs this field.",
  ],
  [
    "a rule whose source is not cited",
    "schemes",
    scheme,
    termsWith({ rules: [{ ...RULE, source: "bank-rate" }] }),
    "facts: A rule relies on the fact bank-rate, which is not cited.",
  ],
  [
    "an answer that the question does not have",
    "schemes",
    scheme,
    termsWith({ rules: [{ ...RULE, any: [[{ ...CONDITION, accepts: ["good"] }]] }] }),
    "terms.rules.0.any.0.0.accepts.0: The question “Loans overdue” has these answers: clear, default.",
  ],
  [
    "two rules with one id",
    "schemes",
    scheme,
    termsWith({ rules: [RULE, RULE] }),
    "terms.rules: Each rule needs its own id.",
  ],
  [
    "a last day that is missing",
    "schemes",
    scheme,
    termsWith({ closesOn: undefined }),
    "terms.closesOn: Enter the last day, or choose another status.",
  ],
  [
    "an end before the start",
    "events",
    event,
    { ...DATES, endsAt: DATES.startsAt },
    "endsAt: The end must be after the start.",
  ],
  [
    "a closing day after the end",
    "events",
    event,
    { ...DATES, closesOn: "2027-01-11" },
    "closesOn: Registration cannot close after the event has ended.",
  ],
  [
    "a closing day without a start",
    "events",
    event,
    { ...DATES, startsAt: undefined, endsAt: undefined },
    "closesOn: An event without a start cannot have this.",
  ],
  [
    "a fact that ends before it begins",
    "facts",
    fact,
    { validFrom: "2026-01-02", validTo: "2026-01-01" },
    "validTo: This day is before the first one.",
  ],
  [
    "a check before the reading",
    "facts",
    fact,
    { readOn: "2026-11-24", nextCheckOn: "2026-11-23" },
    "nextCheckOn: The next check must come after this one.",
  ],
  [
    "a promise without the number",
    "benefits",
    benefit,
    { promise: "Hours", values: PLANS },
    "promise: Write {value} where the number or the text of each plan belongs. If the plans only have yes or no, leave {value} out.",
  ],
  [
    "a promise that would print “true”",
    "benefits",
    benefit,
    { promise: "{value} seats", values: YES },
    "promise: Write {value} where the number or the text of each plan belongs. If the plans only have yes or no, leave {value} out.",
  ],
  [
    "a smallest offer above the sum",
    "opportunities",
    opportunity,
    { askPaise: 100, leastPaise: 101 },
    "leastPaise: The smallest offer cannot be more than the whole sum.",
  ],
  [
    "a price for members above the regular one",
    "events",
    event,
    { offer: { memberPaise: 1_200_000, regularPaise: 700_000, plusTaxes: true } },
    "offer.memberPaise: Members cannot pay more than the regular price.",
  ],
  [
    "two telephone numbers in one",
    "settings",
    setting,
    { phone: "022 5550 0142 / 98765 43210" },
    "phone: Enter one number, for example +91 22 5550 0142.",
  ],
  [
    "GST of nothing",
    "settings",
    setting,
    { gst: { ...GST, ratePercent: 0 } },
    "gst.ratePercent: Enter the rate of GST, or choose “off”.",
  ],
])("%s is refused with its field and a reason", (_name, collection, entry, changes, problem) => {
  expect(problemsOf(collection, entry, changes)).toEqual([problem]);
});

test("an address of another site is not a path of this site, even without a protocol", () => {
  for (const path of ["//elsewhere.example/a", "https://elsewhere.example/a", "javascript:alert(1)"]) {
    expect(problemsOf("notes", note, { href: path })).toHaveLength(1);
    expect(problemsOf("events", event, { image: { ...PICTURE, src: path } })).toHaveLength(1);
  }
  expect(problemsOf("events", event, { image: { ...PICTURE, src: "/pictures/hall.avif" } })).toEqual([]);
});

test("a link in a text leads to a web address, never to a script", () => {
  const source = { title: "A notice", url: "javascript:alert(1)" };
  expect(problemsOf("facts", fact, { source })).toHaveLength(1);
  expect(
    problemsOf("events", event, { venue: { name: "A", address: "B", access: "C", map: "data:text/html,x" } }),
  ).toHaveLength(1);
});

test("every error of an event is reported at once, including a date that does not fit next to empty fields", () => {
  const wrong = { ...DATES, tab: undefined, location: "", endsAt: DATES.startsAt, closesOn: "2027-01-11" };
  expect(problemsOf("events", event, wrong).map((text) => text.split(":")[0])).toEqual([
    "tab",
    "location",
    "endsAt",
    "closesOn",
  ]);
  expect(problemsOf("events", event, { ...DATES, startsAt: "soon" }).map((text) => text.split(":")[0])).toEqual([
    "startsAt",
  ]);
});
