export type TaxParts = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/** Each tax is rounded to the paisa, half up; the taxable value is the rest (docs/decisions/030). */
export function taxPartsOf(
  totalPaise: number,
  { ratePercent, isSameState }: { ratePercent: number; isSameState: boolean },
): TaxParts {
  const igstPaise = isSameState ? 0 : Math.round((totalPaise * ratePercent) / (100 + ratePercent));
  const halfPaise = isSameState ? Math.round((totalPaise * ratePercent) / (200 + 2 * ratePercent)) : 0;
  return {
    taxablePaise: totalPaise - igstPaise - 2 * halfPaise,
    cgstPaise: halfPaise,
    sgstPaise: halfPaise,
    igstPaise,
  };
}
