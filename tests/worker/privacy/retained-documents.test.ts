import { expect, test } from "vitest";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { reviseDocument } from "#worker/domain/documents/revise.server.ts";
import { listRetainedDocuments } from "#worker/domain/privacy/erasure.server.ts";
import { listOwnDocuments } from "#worker/domain/privacy/own-documents.server.ts";
import { deliverAll, KARNATAKA_BUYER, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

async function buyOn(day: string, contact: string) {
  const site = openSite({ now: () => new Date(`${day}T10:00:00Z`) });
  const { id } = await paidOrder(site, "success", { contact });
  await deliverAll(site, id);
  const order = await orderOf(site, id);
  return { site, document: (await findDocumentOf(site.deps, order.id)) ?? expect.fail("no document") };
}

test("each document of each order is retained once, with the last day of its own year, whatever was revised", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const early = await buyOn("2035-05-10", email);
  const late = await buyOn("2037-05-10", email);
  const entered = { ...KARNATAKA_BUYER, billingState: "" };
  const { deps } = openSite({ now: () => new Date("2037-05-20T10:00:00Z") });
  expect((await reviseDocument(deps, late.document, { entered, actor: "finance" })).ok).toBe(true);
  const retained = await listRetainedDocuments(late.site.deps, email);
  const untilOf = ({ number }: { number: string }) => retained.filter((one) => one.number === number);
  expect(retained).toHaveLength(2);
  expect([untilOf(early.document), untilOf(late.document)]).toMatchObject([
    [{ kind: "receipt", until: "2044-03-31" }],
    [{ kind: "receipt", until: "2046-03-31" }],
  ]);
  expect((await listOwnDocuments(late.site.deps, email)).map(({ status }) => status)).toEqual(["", "Replaced", ""]);
});
