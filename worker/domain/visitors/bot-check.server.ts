import { hiddenFieldFilled } from "#messages/refusals/visitors.ts";
import { type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";

export type BotCheck = { honeypot: string | undefined; turnstileToken: string | undefined };

/** Refuses a filled honeypot and a missing or invalid Turnstile token. */
export async function refuseBot(
  deps: Pick<Deps, "turnstile" | "log">,
  botCheck: BotCheck,
): Promise<Refusal | undefined> {
  const log = (reason: string) => deps.log("warn", "form.refused", { reason });
  if (botCheck.honeypot) {
    log("honeypot");
    return refused("form_rejected", hiddenFieldFilled());
  }
  const refusal = await refuseWithoutToken(deps, botCheck.turnstileToken);
  if (refusal) log("turnstile");
  return refusal;
}

/** Fails open while Turnstile is unreachable. The rate limits still apply. */
async function refuseWithoutToken(
  { turnstile, log }: Pick<Deps, "turnstile" | "log">,
  turnstileToken: string | undefined,
) {
  if (!turnstile) return undefined;
  if (!turnstileToken) return refused("check_failed");
  const answer = await turnstile.verify(turnstileToken);
  if (answer.ok) return answer.value ? undefined : refused("check_failed");
  log("error", "turnstile.unreachable", { ...answer.failure });
  return undefined;
}
