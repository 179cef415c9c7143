import type { Entries } from "../../content/collections.ts";
import type { BankRate, PaymentTerms } from "./delayed-payment.server.ts";
import type { FeeRates } from "./guarantee-fee.server.ts";
import type { ClassLimits } from "./udyam-class.server.ts";

type Facts = Entries<"facts">;
type Figures = NonNullable<Facts[number]["figures"]>;

/** Like the functions below, returns `undefined` if an editor has removed a fact or its figures. */
export function paymentTermsOf(facts: Facts): PaymentTerms | undefined {
  return figuresOf(facts, "delayed-payments", "payment-terms");
}

/** Returns the rates, earliest first, and the last day for which they were read. */
export function bankRatesOf(facts: Facts): { rates: readonly BankRate[]; first: string; readTo: string } | undefined {
  const slug = "bank-rate-history";
  const rows = figuresOf(facts, slug, "rates")?.rows ?? [];
  const rates = rows.flatMap(({ from, basisPoints }) => (from ? [{ from, basisPoints }] : []));
  const fact = facts.find((entry) => entry.slug === slug);
  const [first] = rates.map(({ from }) => from).toSorted();
  return first && fact ? { rates, first, readTo: fact.validTo ?? fact.readOn } : undefined;
}

export function feeRatesOf(facts: Facts): FeeRates | undefined {
  const rows = figuresOf(facts, "cgtmse-fee", "rates")?.rows ?? [];
  const slabs = rows.flatMap(({ upToPaise, basisPoints }) => (upToPaise ? [{ upToPaise, basisPoints }] : []));
  const [discount, gst] = [rateOf(facts, "cgtmse-discount"), rateOf(facts, "gst-on-guarantee-fee")];
  return slabs.length > 0 && discount !== undefined && gst !== undefined ? { slabs, discount, gst } : undefined;
}

export function classLimitsOf(facts: Facts): ClassLimits | undefined {
  return figuresOf(facts, "udyam-limits", "classes")?.rows;
}

/** Returns the share of the price that CIF insurance must cover. */
export function insuredShareOf(facts: Facts): number | undefined {
  return rateOf(facts, "cif-insurance");
}

function rateOf(facts: Facts, slug: string): number | undefined {
  return figuresOf(facts, slug, "rates")?.rows[0]?.basisPoints;
}

function figuresOf<K extends Figures["kind"]>(facts: Facts, slug: string, kind: K) {
  const figures = facts.find((fact) => fact.slug === slug)?.figures;
  return figures?.kind === kind ? (figures as Extract<Figures, { kind: K }>) : undefined;
}
