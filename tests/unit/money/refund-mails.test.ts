import { expect, test } from "vitest";
import { settings } from "#worker/content/seed/settings.ts";
import { disputeReportedMail } from "#worker/domain/billing/disputes/dispute-mail.server.ts";
import { refundProcessedMail } from "#worker/domain/billing/refund-requests/mails.server.ts";

const [forum = expect.fail("no settings")] = settings;
const MEMBERSHIP = { validTo: "2027-10-11", revokedOn: null };

const contextOf = (account: { name: string | undefined } | undefined) => {
  return { ...forum, siteUrl: "https://masaforum.example", recipient: "meera@example.org", account };
};

test("a dispute's mail mentions the membership only if the dispute is lost and there is a membership", () => {
  const about = { paymentId: "pay_1", providerOrderId: undefined, amountPaise: 100, phase: "chargeback" };
  const paragraphs = (status: string, membership: typeof MEMBERSHIP | undefined) => {
    const dispute = { ...about, status, reasonCode: null, answerBy: undefined, membership };
    return disputeReportedMail.write(dispute, contextOf(undefined)).paragraphs;
  };
  expect(paragraphs("won", MEMBERSHIP)).toHaveLength(1);
  expect(paragraphs("lost", undefined)).toHaveLength(1);
  expect(paragraphs("lost", MEMBERSHIP)[1]).toContain("runs until 11 October 2027");
});

test("a refund's mail links to the credit note on the dashboard for any account, and to a download for a verified one", () => {
  const note = { id: "note-1", number: "MFC/26-27/000007", path: "/documents/note-1?signature=a" };
  const refund = { planTitle: "Gold Member", amountPaise: 100_000, paidPaise: 2_499_900, refundId: "rfnd_1" };
  const done = {
    ...refund,
    bankReference: undefined,
    processedOn: "2026-12-01",
    membership: MEMBERSHIP,
    remaining: [],
  };
  const linksIn = (creditNote: typeof note | undefined, account: Parameters<typeof contextOf>[0]) => {
    const { button, notes = [] } = refundProcessedMail.write({ ...done, creditNote }, contextOf(account));
    return [button?.url.endsWith("/dashboard/documents/note-1") ?? false, notes.join().includes(note.path)];
  };
  expect(linksIn(note, undefined)).toEqual([false, false]);
  expect(linksIn(note, { name: undefined })).toEqual([true, false]);
  expect(linksIn(note, { name: "Meera" })).toEqual([true, true]);
  expect(linksIn(undefined, { name: "Meera" })).toEqual([false, false]);
});
