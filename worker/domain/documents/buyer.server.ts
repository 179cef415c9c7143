import type { Buyer } from "../../contracts/tax/buyer.ts";
import { stateOfGstin } from "../../contracts/tax/gstin.ts";
import type { BuyerDetails } from "../../db/schema/billing.ts";

export function buyerOf(entered: Buyer): BuyerDetails | null {
  const { company = "", gstin = "", billingAddress: address = "", billingState = "" } = entered;
  const state = gstin ? stateOfGstin(gstin) : billingState;
  return company || gstin || address || state ? { company, gstin, address, state } : null;
}
