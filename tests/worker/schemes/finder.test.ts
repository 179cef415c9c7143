import { expect, test } from "vitest";
import type { Locale } from "#messages/locale.ts";
import { compareSchemes } from "#worker/domain/schemes/compare.server.ts";
import { findDeadlineCalendar } from "#worker/domain/schemes/deadline.server.ts";
import { openFinder } from "#worker/domain/schemes/finder.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { businesses } from "../../support/fixtures/schemes/businesses.ts";
import { changeTerms, withSchemes } from "../../support/fixtures/schemes/changed-schemes.ts";
import { openSite } from "../../support/site/site.ts";

const at = (day: string) => ({ now: () => new Date(`${day}T06:00:00Z`) });
const MACHINES = "purpose=machines&sector=manufacturing&udyam=micro&amount=50_lakh&standing=clear";
const open = async (query: string, changes: Parameters<typeof openSite>[0] = at("2026-11-24")) =>
  openFinder(openSite(changes).deps, new URLSearchParams(query));

test("the published content has 25 schemes and two registrations for the finder", async () => {
  const { count, gateways, answered, next } = await open("");
  expect(count).toBe(25);
  expect(gateways.map(({ slug }) => slug)).toEqual(["dpiit-recognition", "udyam"]);
  expect(answered).toEqual([]);
  expect(next?.name).toBe("purpose");
});

test("each result has its amount, cost, papers, application and a source with the day it was read", async () => {
  for (const { answers, who } of businesses) {
    const { groups } = await open(String(new URLSearchParams(answers)));
    for (const scheme of Object.values(groups).flat()) {
      const name = `${who}: ${scheme.slug}`;
      expect([scheme.upTo, scheme.cost, scheme.applyBy, scheme.applyUrl].every(Boolean), name).toBe(true);
      expect(scheme.documents.length, name).toBeGreaterThan(0);
      expect(scheme.citation?.sources.length, name).toBeGreaterThan(0);
      expect(scheme.citation?.printedAsOf, name).toMatch(/^\d+ November 2026$/);
    }
  }
});

test("past the next check a scheme says since when nobody has checked it", async () => {
  const citation = async (day: string) => (await open(MACHINES, at(day))).groups.fits[0]?.citation;
  expect(await citation("2027-02-21")).toMatchObject({ isOverdue: false });
  expect(await citation("2027-02-22")).toMatchObject({ isOverdue: true, printedAsOf: "23 November 2026" });
});

test("a scheme that has closed gives the day as the reason", async () => {
  const query = "purpose=working_capital&bank_limit=yes&amount=10_crore&standing=clear";
  const { groups } = await open(query, at("2027-04-01"));
  const eclgs = groups.does_not_fit.find(({ slug }) => slug === "eclgs-5");
  expect(eclgs?.reasons.map(({ text }) => text)).toEqual(["It closed on 31 March 2027."]);
});

test("people who have not started a business are not asked about its loans, and the answer counts as before", async () => {
  const standing = async (age: string, locale: Locale = "en") => {
    const { answered, open: asked } = await inLocale(locale, () => open(`${MACHINES}&age=${age}`));
    return [...answered, ...asked].find(({ name }) => name === "standing");
  };
  expect(await standing("under_1")).toMatchObject({ title: "Is any loan of the business overdue?" });
  expect(await standing("not_started")).toMatchObject({ title: "Is any loan of yours overdue?", answer: "clear" });
  expect(await standing("not_started", "hi")).toMatchObject({ title: "क्या आपके किसी लोन की किस्त बकाया है?" });
  const { groups } = await open(
    "purpose=machines&sector=manufacturing&age=not_started&amount=50_lakh&standing=default",
  );
  const cgtmse = Object.values(groups)
    .flat()
    .find(({ slug }) => slug === "cgtmse");
  expect(cgtmse?.reasons.map(({ text }) => text)).toContain("A borrower in default cannot get the guarantee.");
});

test("a question can be answered again, and a skipped one can be answered first", async () => {
  expect((await open(`${MACHINES}&edit=udyam`)).next?.name).toBe("udyam");
  expect((await open("purpose=machines&edit=owner")).next?.name).toBe("owner");
  expect((await open("purpose=machines&edit=overdue")).next?.name).not.toBe("overdue");
});

test("answers that no longer matter for the purpose are not shown, and do not use up questions", async () => {
  const { answered, open: left } = await open(
    "purpose=certify&overdue=yes&hires=1&epfo=no&team=under_4&iec=yes&form=llp",
  );
  expect(answered.map(({ name }) => name)).toEqual(["purpose"]);
  expect(left.map(({ name }) => name)).toEqual(["sector", "udyam"]);
});

test("content without terms leaves the finder empty and the Schemes page whole", async () => {
  const { deps } = openSite();
  const old = await withSchemes(deps, (schemes) => {
    return schemes.filter(({ list }) => list !== "finder").map((scheme) => ({ ...scheme, terms: undefined }));
  });
  const { count, groups } = await openFinder(old, new URLSearchParams(MACHINES));
  expect(count).toBe(0);
  expect(Object.values(groups).flat()).toEqual([]);
});

test("a result names the conditions that were not asked about, and says which are unconfirmed", async () => {
  const machines = (await open(MACHINES)).groups.likely.find(({ slug }) => slug === "mutual-credit-guarantee");
  expect(machines?.conditions).toMatchObject([{ isUnconfirmed: true }]);
  expect(machines?.statusNote).toMatchObject({ isUnconfirmed: false });
  const seed = (await open("purpose=seed_money&recognition=yes&age=under_2")).groups.likely;
  expect(seed[0]).toMatchObject({ slug: "startup-india-seed-fund", statusNote: { isUnconfirmed: true } });
});

test("the page says that a MUDRA loan above ₹10 lakh is for those who have repaid one", async () => {
  const tiers = async (amount: string) =>
    (await open(`purpose=start&standing=clear&amount=${amount}`)).groups.fits.find(
      ({ slug }) => slug === "pm-mudra-yojana",
    )?.tiers;
  expect(await tiers("20_lakh")).toEqual([
    "A first loan ends at ₹10 lakh. More is only for borrowers who have repaid a Tarun loan.",
  ]);
  expect(await tiers("5_lakh")).toEqual([]);
});

test("an unconfirmed state changes fits to likely", async () => {
  const { deps } = openSite(at("2026-11-24"));
  const changed = await withSchemes(deps, changeTerms("cgtmse", { status: "unconfirmed" }));
  const { groups } = await openFinder(changed, new URLSearchParams(MACHINES));
  expect(groups.fits).toEqual([]);
  expect(groups.likely.map(({ slug }) => slug)).toContain("cgtmse");
});

test("the last day of a scheme is a calendar file for the whole day; other schemes have none", async () => {
  const { deps } = openSite(at("2026-11-24"));
  const file = (await findDeadlineCalendar(deps, "eclgs-5")) ?? expect.fail("no file");
  expect(file).toContain("DTSTART;VALUE=DATE:20270331\r\nDTEND;VALUE=DATE:20270401\r\n");
  expect(file).toContain("SUMMARY:Last day: Emergency Credit Line Guarantee Scheme 5.0 (ECLGS)");
  expect(file).toContain("UID:scheme-eclgs-5@localhost\r");
  const alarms = [...file.replaceAll("\r\n ", "").matchAll(/TRIGGER:(\S+)\r\nDESCRIPTION:.* is (.*)\.\r/g)].map(
    ([, when, text]) => `${when} ${text}`,
  );
  expect(alarms).toEqual(["-P6DT15H in a week", "-PT15H tomorrow"]);
  for (const slug of ["cgtmse", "no-such-scheme"]) expect(await findDeadlineCalendar(deps, slug)).toBeUndefined();
});

test("at most three ticked schemes are compared, those that fit first; unknown ones are ignored", async () => {
  const { deps } = openSite(at("2026-11-24"));
  const ticked = "with=nothing&with=treds&with=sclcss&with=mutual-credit-guarantee&with=cgtmse";
  const { schemes, left, query } = await compareSchemes(deps, new URLSearchParams(`${MACHINES}&${ticked}`));
  expect(schemes.map(({ slug, otherwise }) => `${slug} ${otherwise}`)).toEqual([
    "cgtmse fits",
    "mutual-credit-guarantee likely",
    "sclcss needs_answer",
  ]);
  expect(left).toBe(1);
  expect(new URLSearchParams(query).get("purpose")).toBe("machines");
});
