import { invoiceNeedsAddress, invoiceNeedsState } from "#messages/contracts/payment.ts";
import { invalidInput, type Refusal } from "../../contracts/problem.ts";
import type { Buyer } from "../../contracts/tax/buyer.ts";
import { stateOfGstin } from "../../contracts/tax/gstin.ts";
import type { BuyerDetails } from "../../db/schema/billing.ts";

const ADDRESS_NEEDED_PAISE = 50_000_00;

export function buyerOf(entered: Buyer): BuyerDetails | null {
  const { company = "", gstin = "", billingAddress: address = "", billingState = "" } = entered;
  const state = gstin ? stateOfGstin(gstin) : billingState;
  return company || gstin || address || state ? { company, gstin, address, state } : null;
}

/** Section 12(2)(b) of the IGST Act, and rule 46(e) of the CGST Rules: what an invoice needs besides the name. */
export function refuseIncompleteBuyer(
  buyer: BuyerDetails | null,
  { amountPaise, taxPaise }: { amountPaise: number; taxPaise: number },
): Refusal | undefined {
  if (taxPaise === 0) return undefined;
  const { address = "", state = "" } = buyer ?? {};
  const needsAddress = amountPaise - taxPaise >= ADDRESS_NEEDED_PAISE;
  const issues = [];
  if (needsAddress && !address) issues.push({ path: ["billingAddress"], message: invoiceNeedsAddress() });
  if ((needsAddress || address) && !state) issues.push({ path: ["billingState"], message: invoiceNeedsState() });
  return issues.length > 0 ? invalidInput(issues) : undefined;
}
