import { type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";

/** What a public form brings beside its fields; `undefined` for what an older client of the API does not send. */
export type FormGuard = { trap: string | undefined; proof: string | undefined };

/**
 * Refuses what no person sent: the honeypot is filled, or Turnstile was not satisfied. The message tells a person how to
 * go on.
 */
export async function refuseRobot(
  deps: Pick<Deps, "turnstile" | "log">,
  guard: FormGuard,
): Promise<Refusal | undefined> {
  const log = (reason: string) => deps.log("warn", "form.refused", { reason });
  if (guard.trap) {
    log("honeypot");
    return refused("form_rejected", TRAPPED);
  }
  const unproven = await refuseUnproven(deps, guard.proof);
  if (unproven) log("turnstile");
  return unproven;
}

const TRAPPED =
  "A hidden field of this form was filled in, which only programs do. Please load the page again and retry without automatic filling.";

/**
 * Once the keys are configured nobody does without the check, or every program would. While the verifier cannot be
 * asked, forms go on: the rate limits stand behind it, and it is not the visitor's fault.
 */
async function refuseUnproven({ turnstile, log }: Pick<Deps, "turnstile" | "log">, proof: string | undefined) {
  if (!turnstile) return undefined;
  if (!proof) return refused("check_failed");
  const answer = await turnstile.verify(proof);
  if (answer.ok) return answer.value ? undefined : refused("check_failed");
  log("error", "turnstile.unreachable", { ...answer.failure });
  return undefined;
}
