import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../worker/contracts/vocabulary.ts";
import { confirmTransfer } from "../../worker/domain/bank-transfers/confirm-transfer.server.ts";
import { indianDay } from "../../worker/domain/india-calendar.server.ts";
import { listOwnDocuments } from "../../worker/domain/privacy/own-documents.server.ts";
import { startReminder } from "../../worker/domain/schemes/reminders.server.ts";
import { saveAnswers } from "../../worker/domain/schemes/saved-answers.server.ts";
import { inviteToSeat } from "../../worker/domain/seats/invite-seat.server.ts";
import { assignStartup } from "../../worker/domain/workspace/startups.server.ts";
import { FAR_OPPORTUNITY } from "../support/fixtures/future-entries.ts";
import { type LoggedIn, logIn } from "../support/fixtures/members.ts";
import { reserved, wantPatron } from "../support/fixtures/membership/bank-transfers.ts";
import { compareResponses } from "../support/languages/compare-responses.ts";
import { type BuiltSite, openBuiltSite, publishAlso } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("crawl-members");
  await publishAlso(site, [["opportunities", FAR_OPPORTUNITY]]);
}, 120_000);
afterAll(() => site.stop());

const ACCOUNT = [
  "/dashboard",
  "/dashboard/membership",
  "/dashboard/membership/seats",
  "/dashboard/registrations",
  "/dashboard/schemes",
  "/dashboard/profile",
  "/dashboard/email",
  "/dashboard/privacy",
  "/dashboard/privacy/erasure",
  "/account/security",
  "/membership/bank-transfer?plan=patron",
  "/event-registration",
];
const OF_ROLE: Record<Role, string[]> = {
  student: ["/dashboard/reading", "/dashboard/review"],
  startup: ["/dashboard/reading", "/dashboard/incubation", "/dashboard/report", "/dashboard/report/print"],
  mentor: [
    "/dashboard/startups",
    "/dashboard/startups/coldpath-dairy",
    "/dashboard/mentorship-report",
    "/dashboard/mentorship-report/coldpath-dairy",
    "/dashboard/suggestions",
    "/dashboard/suggestions/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a",
  ],
  investor: [
    "/dashboard/opportunities",
    "/dashboard/opportunities/far-looms",
    "/dashboard/portfolio",
    "/dashboard/offer",
    "/dashboard/offer/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a",
  ],
};
/** Members' forms, each with values that it refuses. */
const FORMS: Record<string, Record<string, string>> = {
  "/dashboard/profile": { name: "", phone: "1" },
  "/dashboard/email": { email: "asha@" },
  "/dashboard/membership/seats": { email: "asha@" },
  "/dashboard/privacy/erasure": {},
  "/dashboard/review": { rating: "9", text: "x" },
  "/dashboard/incubation": { startupName: "Rao Papads" },
  "/dashboard/report": { enterprise: "", landCost: "x" },
  "/dashboard/mentorship-report/coldpath-dairy": { progress: "" },
  "/dashboard/suggestions": { area: "" },
  "/dashboard/offer": { amount: "x" },
};

/** Everything that the member typed stays as they wrote it. */
const typedBy = ({ email }: LoggedIn) => ["Asha Rao", email, "Kavita Shah", "Far Looms"];

async function compareAll(member: LoggedIn, paths: readonly string[], form?: Record<string, string>) {
  const faults: string[] = [];
  for (const path of paths) {
    const request = { cookie: member.cookie, typed: [...typedBy(member), ...Object.values(form ?? {})] };
    faults.push(...(await compareResponses(site, path, form ? { ...request, form } : request)));
  }
  return faults;
}

/** A member with a paid membership, documents, an offered seat, saved answers and a reminder. */
async function makePatron(): Promise<{ member: LoggedIn; documents: string[] }> {
  const member = await logIn(site);
  const { reference } = await reserved(site, wantPatron({ email: member.email }));
  const paid = { reference, amountPaise: 299999_00, receivedOn: indianDay(site.deps.now()), operator: "finance" };
  expect(await confirmTransfer(site.deps, paid)).toMatchObject({ ok: true });
  await inviteToSeat(site.deps, member, "seat@example.org");
  await saveAnswers(site.deps, member.memberId, { purpose: "machines", sector: "trade" });
  await startReminder(site.deps, member.memberId, "cgtmse");
  const documents = await listOwnDocuments(site.deps, member.email);
  return { member, documents: documents.map(({ id }) => `/dashboard/documents/${id}`) };
}

test.each(Object.entries(OF_ROLE))("the pages of a %s differ in nothing but the language", async (role, paths) => {
  const member = await logIn(site, { role: role as Role });
  await assignStartup(site.deps, member.memberId, "coldpath-dairy");
  const faults = await compareAll(member, [...ACCOUNT, ...paths]);
  for (const path of [...ACCOUNT, ...paths].filter((one) => FORMS[one])) {
    faults.push(...(await compareAll(member, [path], FORMS[path])));
  }
  expect(faults).toEqual([]);
});

test("memberships, documents, seats and saved schemes differ in nothing but the language", async () => {
  const { member, documents } = await makePatron();
  expect(documents).toHaveLength(1);
  const [document = ""] = documents;
  const faults = await compareAll(member, [...ACCOUNT, document, `${document}/buyer`]);
  faults.push(...(await compareAll(member, [`${document}/buyer`], { company: "", gstin: "27AAAAA" })));
  expect(faults).toEqual([]);
});
