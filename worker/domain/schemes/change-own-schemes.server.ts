import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { readAnswers } from "./answers.server.ts";
import { startReminder, stopReminder } from "./reminders.server.ts";
import { deleteSavedAnswers, saveAnswers } from "./saved-answers.server.ts";

/** Carries out a member's form. Refuses unknown steps and schemes, and an empty set of answers. */
export async function changeOwnSchemes(
  deps: Pick<Deps, "db" | "now" | "content">,
  memberId: string,
  form: Readonly<Record<string, string>>,
): Promise<Outcome<null>> {
  const { step, scheme = "" } = form;
  if (step === "save") return saveAnswers(deps, memberId, readAnswers(new URLSearchParams(form)));
  if (step === "remind") return startReminder(deps, memberId, scheme);
  if (step === "forget") await deleteSavedAnswers(deps, memberId);
  else if (step === "stop") await stopReminder(deps, memberId, scheme);
  else return refused("invalid_input");
  return ok(null);
}
