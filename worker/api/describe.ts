import { type DescribeRouteOptions, describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { problemTitle } from "#messages/contracts/problems.ts";
import { englishLabels } from "#messages/labels.ts";
import { PROBLEMS, type ProblemCode, SUCCESS, type Success } from "../contracts/problem.ts";
import { LANGUAGE_PARAMETER } from "./language.ts";

const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    message: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    requestId: z.string().meta({ description: "Identifies the request in the log." }),
  })
  .meta({ ref: "Problem", description: "RFC 9457 problem details." });

export const MessageResponse = z.object({ message: z.string() }).meta({ ref: "Message" });

const BODY_PROBLEMS = [
  "malformed_json",
  "foreign_origin",
  "body_too_large",
  "unsupported_media_type",
  "invalid_input",
  "too_many_requests",
] as const;

type Description = {
  operationId: string;
  summary: string;
  description?: string;
  success?: Success;
  response: z.ZodType;
  problems?: readonly ProblemCode[];
} & Pick<DescribeRouteOptions, "parameters" | "requestBody">;

export function described({ success = "ok", response, problems = [], ...rest }: Description) {
  return describeRoute({
    ...rest,
    responses: {
      [SUCCESS[success]]: { description: "Done.", content: { "application/json": { schema: resolver(response) } } },
      ...problemResponses([...problems, "internal_error"]),
    },
  });
}

export function describedCall(description: Description) {
  const parameters = [...(description.parameters ?? []), LANGUAGE_PARAMETER];
  return described({ ...description, parameters, problems: [...BODY_PROBLEMS, ...(description.problems ?? [])] });
}

export function problemResponses(codes: readonly ProblemCode[]) {
  const titles = englishLabels(problemTitle);
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEMS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${titles[code]}`).join(" "),
        content: { "application/problem+json": { schema: resolver(ProblemSchema) } },
      },
    ]),
  );
}
