import { expect, test } from "vitest";
import { changedResults } from "#worker/domain/schemes/changed-results.server.ts";
import { finderSchemes, TODAY } from "../../support/fixtures/schemes/finder-schemes.ts";

const termsOf = (wanted: string) =>
  finderSchemes.find(({ slug }) => slug === wanted)?.terms ?? expect.fail(`no scheme ${wanted}`);
const CGTMSE = termsOf("cgtmse");

test("the same rules change no result, and neither does a wording", () => {
  expect(changedResults(CGTMSE, structuredClone(CGTMSE), TODAY)).toEqual([]);
  expect(changedResults(CGTMSE, { ...CGTMSE, cost: "Nothing." }, TODAY)).toEqual([]);
});

test("a stricter rule shows whose result changes, with the reason", () => {
  const rules = CGTMSE.rules.map((rule) =>
    rule.id === "sector"
      ? { ...rule, any: [[{ question: "sector" as const, accepts: ["manufacturing"] }]], because: "Makers only." }
      : rule,
  );
  const changed = changedResults(CGTMSE, { ...CGTMSE, rules }, TODAY);
  expect(changed.map(({ who, before, after }) => [who.split(",")[0], before, after])).toEqual([
    ["Gupta Traders", "Fits", "Does not fit: Makers only."],
    ["Bhim Printers in Nagpur", "Fits", "Does not fit: Makers only."],
    ["Rehana sells bangles from a cart in Bhopal and wants ₹15", "One step missing", "Does not fit: Makers only."],
  ]);
});

test("another purpose, another status and a new scheme are changes too", () => {
  const closed = changedResults(CGTMSE, { ...CGTMSE, status: "closed" }, TODAY);
  expect(closed.map(({ after }) => after)).toEqual(closed.map(() => "Does not fit: It is closed."));
  expect(closed).toHaveLength(4);
  const exports = changedResults(CGTMSE, { ...CGTMSE, purposes: ["certify"] }, TODAY);
  expect(exports[0]).toMatchObject({ before: "Fits", after: "Not listed for this purpose" });
  expect(changedResults(undefined, CGTMSE, TODAY).find(({ after }) => after === "Fits")?.before).toBe(
    "Not listed for this purpose",
  );
});

test("terms that are incomplete count as not listed", () => {
  const results = changedResults(CGTMSE, { ...CGTMSE, agency: "" }, TODAY);
  expect(new Set(results.map(({ after }) => after))).toEqual(new Set(["Not listed for this purpose"]));
});
