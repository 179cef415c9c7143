/** Investment in plant, machinery and equipment, and yearly turnover, in paise. */
export type EnterpriseSize = { investmentPaise: number; turnoverPaise: number; exportsPaise: number };
/** Ordered from the lowest class. */
export type ClassLimits = ReadonlyArray<{ name: string; investmentPaise: number; turnoverPaise: number }>;

/**
 * Section 7 of the MSMED Act: an enterprise must be within both limits of its class. Exports do not count as turnover.
 * Above the highest class the result is `undefined`.
 */
export function udyamClassOf(size: EnterpriseSize, limits: ClassLimits) {
  const countedPaise = size.turnoverPaise - size.exportsPaise;
  const byInvestment = limits.find(({ investmentPaise }) => size.investmentPaise <= investmentPaise);
  const byTurnover = limits.find(({ turnoverPaise }) => countedPaise <= turnoverPaise);
  const both = limits.find((limit) => {
    return size.investmentPaise <= limit.investmentPaise && countedPaise <= limit.turnoverPaise;
  });
  return { countedPaise, byInvestment: byInvestment?.name, byTurnover: byTurnover?.name, name: both?.name };
}
