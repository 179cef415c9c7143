import { expect, test } from "vitest";
import { buyerOf } from "#worker/domain/documents/buyer.server.ts";

test("without company details there is no buyer; with a GSTIN, the state comes from the GSTIN", () => {
  expect(buyerOf({})).toBeNull();
  expect(buyerOf({ company: "Joshi Pumps" })).toMatchObject({ company: "Joshi Pumps", state: "" });
  expect(buyerOf({ gstin: "29AAGCB7383J1Z4", billingState: "27" })).toMatchObject({ state: "29" });
});
