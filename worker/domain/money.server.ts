// `Intl.NumberFormat` is expensive to construct.
const WHOLE = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const WITH_PAISE = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 29999900 paise is "2,99,999". Shows paise only if they are not zero. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? WHOLE : WITH_PAISE).format(paise / 100);
}

/** 2499900 paise is "24,999.00". */
export function formatExactRupees(paise: number): string {
  return WITH_PAISE.format(paise / 100);
}

export type GstSetting = { mode: "off" | "included" | "added"; ratePercent: number };

/** Returns the charge for a displayed price and the tax included in it, in paise. */
export function withGst(
  pricePaise: number,
  { mode, ratePercent }: GstSetting,
): { totalPaise: number; taxPaise: number } {
  if (mode === "off") return { totalPaise: pricePaise, taxPaise: 0 };
  if (mode === "added") {
    const taxPaise = Math.round((pricePaise * ratePercent) / 100);
    return { totalPaise: pricePaise + taxPaise, taxPaise };
  }
  const taxable = Math.round((pricePaise * 100) / (100 + ratePercent));
  return { totalPaise: pricePaise, taxPaise: pricePaise - taxable };
}
