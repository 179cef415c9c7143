import { validator } from "hono-openapi";
import type { z } from "zod";
import { invalidInput } from "../contracts/problem.ts";
import { sendProblem } from "./send.ts";

const NO_OBJECT = "The body must be a JSON object with the documented fields.";

/** The only validator: a JSON body that the contract refuses is answered with 422 and the contract's own messages. */
export function validated<S extends z.ZodType>(target: "json", schema: S) {
  return validator(target, schema, (result, c) => {
    if (result.success) return undefined;
    // Only what is no object at all is wrong at no field.
    const issues = result.error.map(({ path = [], message }) => ({ path, message: path.length ? message : NO_OBJECT }));
    return sendProblem(c, invalidInput(issues));
  });
}
