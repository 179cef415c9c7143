import { validator } from "hono-openapi";
import type { z } from "zod";
import { invalidInput } from "../contracts/problem.ts";
import { sendProblem } from "./send.ts";

/** The only validator: a JSON body that the contract refuses is answered with 422 and the contract's own messages. */
export function validated<S extends z.ZodType>(target: "json", schema: S) {
  return validator(target, schema, (result, c) => {
    if (!result.success) return sendProblem(c, invalidInput(result.error));
    return undefined;
  });
}
