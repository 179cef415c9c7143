import { expect, test } from "vitest";
import { collections } from "#worker/content/collections.ts";
import { benefits } from "#worker/content/seed/benefits.ts";
import { events } from "#worker/content/seed/events.ts";
import { plans } from "#worker/content/seed/plans.ts";
import { PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { benefitRows, promisesOf, stepOf } from "#worker/domain/membership/benefits.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";

const [people = expect.fail("no benefits")] = benefits;
const withValues = (values: object) => ({ ...people, values: { ...people.values, ...values } });
const yes = benefits.find(({ slug }) => slug === "monthly-connect") ?? expect.fail("no benefit of yes or no");
const isAccepted = (data: object) => collections.benefits.schema.safeParse(data).success;

test("every shipped benefit is accepted: no higher plan has less than the plan below it", () => {
  for (const { slug, ...data } of benefits) expect(isAccepted(data), slug).toBe(true);
});

test.each([
  ["a smaller number", withValues({ gold: 4, corporate: 3 })],
  ["no after yes", { ...yes, values: { ...yes.values, patron: false } }],
  ["no after a text", withValues({ platinum: "₹7,000", patron: false })],
])("a benefit with %s in the higher plan is refused", (_name, data) => {
  const { error } = collections.benefits.schema.safeParse(data);
  expect(error?.issues.map(({ message }) => message)).toEqual(["A higher plan must include what the lower one has."]);
});

test("a benefit without a value for each plan is refused", () => {
  const { patron: _, ...values } = people.values;
  expect(isAccepted({ ...people, values })).toBe(false);
});

test("the plans are ranked from the cheapest to the dearest, three for owners and three for companies, one the usual start", () => {
  const ranked = plans.toSorted((a, b) => a.rank - b.rank);
  expect(ranked.map(({ planId }) => planId)).toEqual([...PLAN_IDS]);
  expect(ranked.map(({ pricePaise }) => pricePaise)).toEqual(ranked.map((p) => p.pricePaise).toSorted((a, b) => a - b));
  expect(ranked.map(({ group }) => group)).toEqual([...Array(3).fill("owners"), ...Array(3).fill("companies")]);
  expect(plans.filter(({ usualStart }) => usualStart)).toHaveLength(1);
});

test("a step lists new benefits and raised benefits separately, and none that stay the same", () => {
  const corporate = stepOf(benefits, "corporate", "gold");
  expect(corporate.added).toEqual(["2 introductions to partner banks or buyers a year"]);
  expect(corporate.raised).toContain("3 people from one company");
  expect(corporate.raised.join()).not.toContain("Nivesh Manthan");
  expect(stepOf(benefits, "community", undefined).added).toHaveLength(4);
});

test("a plan's lines are all its benefits, with a separate wording for a value of one", () => {
  expect(promisesOf(benefits, "gold")).toContain("4 one-hour mentor sessions a year");
  expect(promisesOf(benefits, "gold").join()).toContain("Guidance on one scheme application:");
  expect(promisesOf(benefits, "corporate")).toContain("Guidance on 2 scheme applications a year");
  expect(promisesOf(benefits, "community").join()).not.toMatch(/\{value\}|mentor/);
});

test("a row of the comparison has a cell for each plan, in the order of the plans", () => {
  const rows = benefitRows(benefits, ["patron", "community"]);
  expect(rows.find(({ slug }) => slug === "people")?.cells).toEqual([10, 1]);
});

test("the plans and the event agree on the workshop's member price", () => {
  const offer = events.find(({ slug }) => slug === "growth-workshop")?.offer ?? expect.fail("no offer");
  const row = benefits.find(({ slug }) => slug === "workshop-price");
  expect(row?.values.community).toBe(`₹${formatRupees(offer.memberPaise)}`);
  expect(row?.promise).toContain(`₹${formatRupees(offer.regularPaise)}`);
});
