import type { SchemeTermsInput } from "../../scheme-terms-schema.ts";

type Rule = SchemeTermsInput["rules"][number];
type Question = Rule["any"][number][number]["question"];
type More = Pick<Rule, "fix" | "certainty">;

export const lakh = (n: number): number => n * 10_000_000;
export const crore = (n: number): number => lakh(n) * 100;

export const MAKERS = ["manufacturing", "food_processing", "handmade_trade"];
export const MAKERS_AND_SERVICES = [...MAKERS, "services", "agri_infrastructure"];
export const ENTERPRISES = [...MAKERS_AND_SERVICES, "trade", "street_vending"];
export const UP_TO_20_LAKH = ["5_lakh", "20_lakh"];
export const UP_TO_10_CRORE = [...UP_TO_20_LAKH, "50_lakh", "10_crore"];
export const UP_TO_100_CRORE = [...UP_TO_10_CRORE, "20_crore", "100_crore"];

export const REGISTER_ON_UDYAM: Rule["fix"] = {
  text: "Register on the Udyam portal. It is free, and nobody may charge you for it.",
  href: "https://udyamregistration.gov.in/",
  time: "About half an hour online",
  documents: ["pan", "aadhaar"],
};
const APPLY_FOR_RECOGNITION: Rule["fix"] = {
  text: "Apply for recognition on the Startup India portal. It is free, and open to companies, LLPs, registered partnerships and co-operative societies.",
  href: "https://www.startupindia.gov.in/",
  time: "An hour for the application, then the department’s review",
  documents: ["incorporation", "pan", "pitch"],
};
export const OBTAIN_AN_IEC: Rule["fix"] = {
  text: "Apply for an Importer Exporter Code on DGFT’s portal.",
  href: "https://www.dgft.gov.in/",
  time: "A few days; the fee is ₹500",
  documents: ["pan", "aadhaar", "bank_account"],
};

/** A rule that depends on one question. */
export function rule(id: string, source: string, on: [Question, string[]], because: string, more: More = {}): Rule {
  const [question, accepts] = on;
  return { id, source, any: [[{ question, accepts }]], because, ...more };
}

/** The class must fit, and an enterprise without Udyam Registration registers first. */
export function udyamRules(source: string, classes: Array<"micro" | "small" | "medium">, because: string): Rule[] {
  return [
    rule("class", source, ["udyam", ["none", "assist", ...classes]], because),
    rule(
      "udyam",
      source,
      ["udyam", ["micro", "small", "medium", "larger"]],
      "You need Udyam Registration first; an Udyam Assist certificate alone may not be enough.",
      { fix: REGISTER_ON_UDYAM },
    ),
  ];
}

/** A firm that could be recognised applies first; an ordinary firm does not fit. */
export function recognitionRules(source: string): Rule[] {
  return [
    rule(
      "startup",
      source,
      ["recognition", ["yes", "could_be"]],
      "Only startups that DPIIT has recognised are supported.",
    ),
    rule("recognition", source, ["recognition", ["yes", "no"]], "DPIIT must recognise your firm as a startup first.", {
      fix: APPLY_FOR_RECOGNITION,
    }),
  ];
}
