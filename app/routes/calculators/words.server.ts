import { formatExactRupees, formatRupees } from "#worker/domain/money.server.ts";

/** 6831123 paise is "₹68,311.23"; a loss has a minus sign. */
export function rupees(paise: number): string {
  return `${paise < 0 ? "−" : ""}₹${formatRupees(Math.abs(paise))}`;
}

/** For a column of amounts: always with paise. */
export function exactRupees(paise: number): string {
  return `₹${formatExactRupees(paise)}`;
}

/** 1650 hundredths of a percent is "16.5%". */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** Hundredths as a ratio: 163 is "1.63". */
export function ratio(hundredths: number): string {
  return (hundredths / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 }).replace("-", "−");
}

/** 1825 is "1,825". */
export function grouped(count: number): string {
  return count.toLocaleString("en-IN");
}
