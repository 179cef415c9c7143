import { expect, test } from "vitest";
import { Buyer } from "#worker/contracts/tax/buyer.ts";
import { buyerOf } from "#worker/domain/documents/buyer.server.ts";

test("without company details there is no buyer; with a GSTIN, the state comes from the GSTIN", () => {
  expect(buyerOf({})).toBeNull();
  expect(buyerOf({ company: "Joshi Pumps" })).toMatchObject({ company: "Joshi Pumps", state: "" });
  expect(buyerOf({ gstin: "29AAGCB7383J1Z4", billingState: "27" })).toMatchObject({ state: "29" });
});

test.each(["29AAGCB7383J1Z4", "29aagcb7383j1z4", " 29 AAGCB 7383J 1Z4", "29-AAGCB7383J-1Z4"])(
  "the GSTIN %s is read as its 15 letters and digits",
  (gstin) => {
    const buyer = { company: "Joshi Pumps", billingAddress: "12 MG Road" };
    expect(Buyer.parse({ ...buyer, gstin })).toEqual({ ...buyer, gstin: "29AAGCB7383J1Z4" });
  },
);
