import { type Refusal, refused } from "../contracts/problem.ts";
import { STAMP_PLACEHOLDER } from "../contracts/vocabulary.ts";
import type { Deps } from "../deps.ts";

/** What a public form brings beside its fields; `undefined` for what an older client of the API does not send. */
export type FormGuard = { stamp: string | undefined; trap: string | undefined; proof: string | undefined };

/** Clocks of two data centres may differ by this much, milliseconds. */
const CLOCK_SKEW_MS = 5000;

/**
 * Refuses what no person sent: the field that nobody sees is filled, the form came back sooner than anybody types, or
 * Turnstile was not satisfied. Always in words, so that a person who meets it can go on; nothing is dropped in silence.
 */
export async function refuseRobot(
  deps: Pick<Deps, "config" | "turnstile" | "now" | "log">,
  guard: FormGuard,
): Promise<Refusal | undefined> {
  const log = (reason: string) => deps.log("warn", "form.refused", { reason });
  if (guard.trap) {
    log("honeypot");
    return refused("form_rejected", TRAPPED);
  }
  const stamp = guard.stamp === undefined ? undefined : judgeStamp(deps, guard.stamp);
  if (stamp) log(stamp.code);
  const unproven = stamp ? undefined : await refuseUnproven(deps, guard.proof);
  if (unproven) log("turnstile");
  return stamp ?? unproven;
}

const TRAPPED =
  "A hidden field of this form was filled in, which only programs do. Please load the page again and retry without automatic filling.";

/** The placeholder stands for a page that did not say when it left. */
function judgeStamp({ config, now }: Pick<Deps, "config" | "now">, stamp: string): Refusal | undefined {
  if (stamp === STAMP_PLACEHOLDER) return undefined;
  if (!/^\d{13}$/.test(stamp)) return refused("form_rejected");
  const ageMs = now().getTime() - Number(stamp);
  if (ageMs < -CLOCK_SKEW_MS) return refused("form_rejected");
  return ageMs < config.minFillSeconds * 1000 ? refused("too_fast") : undefined;
}

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
