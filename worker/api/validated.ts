import { validator } from "hono-openapi";
import type { z } from "zod";
import { noObject } from "#messages/contracts/problems.ts";
import { invalidInput } from "../contracts/problem.ts";
import { sendProblem } from "./send.ts";

export function validated<S extends z.ZodType>(schema: S) {
  return validator("json", schema, (result, c) => {
    if (result.success) return undefined;
    // An issue without a path means the body was not an object.
    const issues = result.error.map(({ path = [], message }) => ({
      path,
      message: path.length ? message : noObject(),
    }));
    return sendProblem(c, invalidInput(issues));
  });
}
