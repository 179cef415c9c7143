import type { z } from "zod";

const FORMATS: Record<string, string> = {
  url: "Enter a full address, for example https://example.org.",
  email: "Enter an email address.",
  date: "Choose a date.",
  datetime: "Choose a date and a time.",
};

/** Messages for issues that have none in the schema. */
export const explainIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.path?.at(-1) === "src") return "Choose a picture.";
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      if (issue.origin === "string") return `Use at most ${issue.maximum} characters.`;
      return issue.origin === "array" ? `At most ${issue.maximum}.` : `This cannot be more than ${issue.maximum}.`;
    case "not_multiple_of":
      return "Enter whole rupees.";
    case "invalid_format":
      return issue.input === "" ? "Fill this in." : (FORMATS[issue.format] ?? "This is not in the right format.");
    case "invalid_value":
      return "Choose one.";
    case "invalid_type":
      return wrongType(issue);
    case "invalid_union":
      return "Fill this in.";
    case "unrecognized_keys":
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return undefined;
  }
};

function tooSmall({
  origin,
  minimum,
  inclusive,
}: Pick<z.core.$ZodIssueTooSmall, "origin" | "minimum" | "inclusive">): string {
  if (origin === "string") return "Fill this in.";
  if (origin === "array") return minimum === 1 ? "Add at least one." : `Add at least ${minimum}.`;
  return minimum === 0 && !inclusive ? "Enter a number above zero." : `This cannot be less than ${minimum}.`;
}

function wrongType({ expected, input }: Pick<z.core.$ZodIssueInvalidType, "expected" | "input">): string {
  if (input === undefined) return "Fill this in.";
  return expected === "number" || expected === "int" ? "Enter a number." : "Fill this in.";
}
