import { BASIS, share } from "./rounding.server.ts";

/** In paise; the duty and the insured share are in hundredths of a percent. */
export type ExportCosts = {
  goodsPaise: number;
  carriagePaise: number;
  portPaise: number;
  freightPaise: number;
  insurancePaise: number;
  /** Import duty that the buyer pays on the CIF price. */
  duty: number | undefined;
};
export type PriceTerm = "EXW" | "FOB" | "CFR" | "CIF" | "landed";
export type PriceStep = { term: PriceTerm; addedPaise: number; pricePaise: number };
type ExportPrice = { steps: readonly PriceStep[]; fobPaise: number; cifPaise: number; insuredPaise: number };

/** Returns the price at each Incoterm, each adding to the previous one, and the landed price if the duty is known. */
export function exportPriceOf(costs: ExportCosts, insuredShare: number): ExportPrice {
  const added: Array<readonly [PriceTerm, number]> = [
    ["EXW", costs.goodsPaise],
    ["FOB", costs.carriagePaise + costs.portPaise],
    ["CFR", costs.freightPaise],
    ["CIF", costs.insurancePaise],
  ];
  let pricePaise = 0;
  const addStep = ([term, addedPaise]: readonly [PriceTerm, number]): PriceStep => {
    pricePaise += addedPaise;
    return { term, addedPaise, pricePaise };
  };
  const steps = added.map(addStep);
  const cifPaise = pricePaise;
  const fobPaise = costs.goodsPaise + costs.carriagePaise + costs.portPaise;
  if (costs.duty !== undefined) steps.push(addStep(["landed", share(cifPaise, costs.duty, BASIS)]));
  return { steps, fobPaise, cifPaise, insuredPaise: share(cifPaise, insuredShare, BASIS) };
}

/** Converts paise to hundredths of a foreign currency whose unit costs `unitPaise`. */
export function inCurrency(paise: number, unitPaise: number): number {
  return share(paise, 100, unitPaise);
}
