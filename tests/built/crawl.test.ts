import { afterAll, beforeAll, expect, test } from "vitest";
import { localPath } from "#messages/locale.ts";
import { compareResponses } from "../support/languages/compare-responses.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

/** Public pages that the site map does not name: with answers in the address, for members, or of links in mails. */
const UNLISTED = [
  "/login",
  "/events?tab=past",
  "/events?tab=programs",
  "/SchemesPage/finder?purpose=machines&sector=manufacturing&udyam=none&amount=50_lakh&standing=clear&recognition=could_be",
  "/SchemesPage/finder?purpose=machines&sector=trade&udyam=micro",
  "/SchemesPage/finder/compare?with=cgtmse&with=pmegp&purpose=machines",
  "/calculators/delayed-payment-interest?amount=8,00,000&accepted=2026-01-03&term=45&paid=2026-08-17&rate=",
  "/calculators/delayed-payment-interest?amount=x&accepted=&term=900&paid=2020-01-01&rate=",
  "/membership/bank-transfer",
  "/membership/bank-transfer?plan=patron",
  "/membership/bank-transfer/reserved?key=none",
  "/event-registration/corrections?key=none",
  "/document-link",
  "/scheme-reminders/stop?key=none",
  "/erasure?number=none",
  "/erasure",
  "/nothing-here",
  "/BlogsPage/nothing-here",
];

const PERSON = { name: "Asha Rao", email: "asha@", phone: "98765" };
/** Values of the forms that are not posted empty. */
const WRONG: Record<string, Record<string, string>> = {
  "/ContactUs": { ...PERSON, message: "x" },
  "/register": { ...PERSON, role: "mentor" },
  "/event-registration": { fullName: "Asha Rao", email: "asha@", phone: "98765" },
  "/login": { step: "address", email: "asha@" },
  "/membership": { ...PERSON, contact: "asha@" },
  "/membership/bank-transfer": { ...PERSON, plan: "patron", amount: "299999", gstin: "27AAAAA", state: "Goa" },
  "/scheme-reminders/stop": { key: "none" },
  "/event-registration/corrections": { key: "none", answer: "first" },
};

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("crawl");
}, 120_000);
afterAll(() => site.stop());

async function listPages(): Promise<string[]> {
  const map = await (await site.get("/sitemap.xml")).text();
  const listed = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
  return listed.filter((path) => localPath(path, "hi") !== path);
}

test("every public page and its Hindi twin differ in nothing but the language", async () => {
  const listed = await listPages();
  expect(listed.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const path of [...listed, ...UNLISTED]) faults.push(...(await compareResponses(site, path)));
  expect(faults).toEqual([]);
});

test("every public form, posted empty or wrong without JavaScript, answers in the same way in both languages", async () => {
  const faults: string[] = [];
  for (const [path, form] of Object.entries(WRONG)) {
    const typed = Object.values(form);
    faults.push(...(await compareResponses(site, path, { form: { step: form["step"] ?? "" } })));
    faults.push(...(await compareResponses(site, path, { form, typed })));
  }
  expect(faults).toEqual([]);
});

test("what the site answers while D1 and KV are down is in the language of the page", async () => {
  await site.fail({ d1: "down", kv: "down", cache: "down" });
  const faults = [
    ...(await compareResponses(site, "/erasure?number=none")),
    ...(await compareResponses(site, "/login?to=%2Fdashboard&fresh")),
  ];
  await site.fail();
  expect(faults).toEqual([]);
});
