import { codesWait } from "#messages/refusals/accounts.ts";
import { inWords, type ProblemCode, type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";

/** Counts one mail with a code. Refuses if there were too many. */
export async function refuseCodeMail(deps: ClientDeps, address: string): Promise<Refusal | undefined> {
  const refusal = await rateLimits.consume(deps, "code_mail", { client: deps.clientId, address });
  if (!refusal) return undefined;
  const wait = inWords(refusal.retryAfterSeconds);
  return { ...refusal, message: codesWait({ wait }) };
}

/** Builds a refusal. `messageOf` gets the time to wait in words. */
export function refusedUntil(
  { now }: Pick<Deps, "now">,
  code: ProblemCode,
  at: Date,
  messageOf: (wait: string) => string,
): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((at.getTime() - now().getTime()) / 1000));
  return { ...refused(code, messageOf(inWords(retryAfterSeconds))), retryAfterSeconds };
}
