import { expect, test } from "vitest";
import type { Answers } from "#worker/contracts/schemes/vocabulary.ts";
import { evaluate } from "#worker/domain/schemes/evaluate.server.ts";
import { findSchemes } from "#worker/domain/schemes/find-schemes.server.ts";
import { finderSchemes, TODAY } from "../../support/fixtures/schemes/finder-schemes.ts";

/** Verdict, and the rules that failed or the questions that are open. */
function judge(slug: string, answers: Answers): string {
  const { terms } = finderSchemes.find((scheme) => scheme.slug === slug) ?? expect.fail(slug);
  const { verdict, failed, open } = evaluate(terms, answers, TODAY);
  const about = verdict === "needs_answer" ? open : failed.map(({ id }) => id);
  return [verdict, ...about].join(" ");
}

const MAKER = { sector: "manufacturing", udyam: "micro", amount: "50_lakh", standing: "clear" };
const TRADER = { sector: "trade", udyam: "micro", amount: "20_lakh", standing: "clear" };
const STARTUP = { recognition: "yes", age: "under_2", revenue: "no", form: "company", turnover: "100_crore" };
const DAIRY = { sector: "agri_infrastructure", form: "cooperative", amount: "10_crore", standing: "clear" };
const EXPORTER = { udyam: "medium", iec: "yes", exports: "goods", standing: "clear", amount: "10_crore" };
const NEW_FIRM = { epfo: "new", team: "under_22", hires: "5_or_more", sector: "services" };
const PRINTER = { owner: "sc_st", sector: "services", udyam: "small", amount: "10_crore", standing: "clear" };
const SUPPLIER = { sector: "manufacturing", udyam: "small", overdue: "yes" };

/** The table of cases from the field. */
test.each<[string, string, Answers, string]>([
  ["1 maker of lathes", "cgtmse", MAKER, "fits"],
  ["1 maker of lathes", "mutual-credit-guarantee", MAKER, "likely"],
  ["1 maker of lathes, new", "pmegp", { ...MAKER, age: "not_started" }, "likely"],
  ["1 maker of lathes, running", "pmegp", { ...MAKER, age: "over_10" }, "does_not_fit new-unit"],
  [
    "1 maker of lathes",
    "credit-guarantee-for-startups",
    { ...MAKER, revenue: "yes", recognition: "no" },
    "does_not_fit startup",
  ],
  [
    "1 maker of lathes that could be recognised",
    "credit-guarantee-for-startups",
    { ...MAKER, revenue: "yes", recognition: "could_be" },
    "one_step_missing recognition",
  ],
  ["2 trader", "collateral-free-20-lakh", TRADER, "fits"],
  ["2 trader", "pm-mudra-yojana", TRADER, "fits"],
  ["2 trader", "cgtmse", TRADER, "fits"],
  ["2 trader", "msme-odr-delayed-payments", TRADER, "does_not_fit sector"],
  ["2 trader", "nsic-single-point-registration", TRADER, "does_not_fit sector"],
  ["3 startup", "startup-india-seed-fund", STARTUP, "likely"],
  ["3 startup", "startup-tax-holiday", { ...STARTUP, board_certificate: "no" }, "one_step_missing certificate"],
  ["3 startup", "credit-guarantee-for-startups", STARTUP, "does_not_fit revenue"],
  ["4 dairy", "aif", DAIRY, "likely"],
  ["4 dairy whose buyer accepts", "treds", { ...DAIRY, udyam: "small", buyer_platform: "yes" }, "fits"],
  ["4 dairy, micro", "cgtmse", { ...DAIRY, udyam: "micro" }, "fits"],
  ["4 dairy, small", "cgtmse", { ...DAIRY, udyam: "small" }, "fits"],
  ["5 exporter", "niryat-protsahan", EXPORTER, "fits"],
  ["5 exporter", "rodtep", EXPORTER, "likely"],
  ["5 exporter", "eclgs-5", EXPORTER, "needs_answer bank_limit"],
  ["5 exporter with a limit", "eclgs-5", { ...EXPORTER, bank_limit: "yes" }, "likely"],
  ["6 new firm", "pm-viksit-bharat-rozgar-yojana", NEW_FIRM, "does_not_fit baseline"],
  ["6 new firm", "naps-2", NEW_FIRM, "likely"],
  ["7 printer", "sclcss", PRINTER, "likely"],
  ["7 printer", "cgtmse", PRINTER, "fits"],
  ["8 supplier", "msme-odr-delayed-payments", SUPPLIER, "fits"],
  ["8 supplier", "treds", SUPPLIER, "needs_answer buyer_platform"],
  ["8 supplier whose buyer accepts", "treds", { ...SUPPLIER, buyer_platform: "yes" }, "fits"],
  ["8 supplier whose buyer does not accept", "treds", { ...SUPPLIER, buyer_platform: "no" }, "one_step_missing buyer"],
])("%s: %s", (_case, slug, answers, expected) => {
  expect(judge(slug, answers)).toBe(expected);
});

test("1: NSIC registration is for another purpose than machines, whatever else holds", () => {
  const answers = { ...MAKER, age: "over_10", purpose: "machines" };
  const nsic = findSchemes(finderSchemes, answers, TODAY).find(({ scheme }) => scheme.slug.startsWith("nsic"));
  expect(nsic).toMatchObject({ verdict: "does_not_fit", otherwise: "fits", isForPurpose: false, failed: [] });
});

test("an exporter of medium size has the tier of 65%", () => {
  const { terms } = finderSchemes.find(({ slug }) => slug === "niryat-protsahan") ?? expect.fail("no scheme");
  expect(terms.benefit.tiers.map(({ text }) => text).join()).toMatch(/85% .*65% for a medium/);
});

test("a scheme fits until its last day and not on the day after", () => {
  const { terms } = finderSchemes.find(({ slug }) => slug === "eclgs-5") ?? expect.fail("no scheme");
  const answers = { ...EXPORTER, bank_limit: "yes" };
  expect(evaluate(terms, answers, "2027-03-31")).toMatchObject({ verdict: "likely", isClosed: false });
  expect(evaluate(terms, answers, "2027-04-01")).toMatchObject({ verdict: "does_not_fit", isClosed: true });
  expect(evaluate({ ...terms, status: "closed" }, answers, TODAY)).toMatchObject({ isClosed: true });
});
