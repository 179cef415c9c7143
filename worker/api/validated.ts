import { validator } from "hono-openapi";
import type { z } from "zod";
import { invalidInput } from "../contracts/problem.ts";
import { sendProblem } from "./send.ts";

const NO_OBJECT = "The body must be a JSON object with the documented fields.";

export function validated<S extends z.ZodType>(target: "json", schema: S) {
  return validator(target, schema, (result, c) => {
    if (result.success) return undefined;
    // An issue without a path means the body was not an object.
    const issues = result.error.map(({ path = [], message }) => ({ path, message: path.length ? message : NO_OBJECT }));
    return sendProblem(c, invalidInput(issues));
  });
}
