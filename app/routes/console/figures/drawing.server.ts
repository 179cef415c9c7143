import { scaleLinear } from "d3-scale";

export type Series = number | "negative";

export type Drawing = {
  height: number;
  bars: readonly { x: number; y: number; width: number; height: number; series: Series }[];
  labels: readonly { x: number; y: number; text: string; anchor?: "middle" | "end"; isStrong?: true }[];
  rules: readonly { y: number; x1: number; x2: number }[];
  line?: string;
};

const COMPACT = new Intl.NumberFormat("en-IN", { notation: "compact", maximumFractionDigits: 1 });

export function compact(value: number, isMoney: boolean | undefined): string {
  return isMoney ? `${value < 0 ? "−" : ""}₹${COMPACT.format(Math.abs(value) / 100)}` : COMPACT.format(value);
}

export function upTo(maximum: number, length: number) {
  return scaleLinear()
    .domain([0, Math.max(maximum, 1)])
    .range([0, length]);
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
