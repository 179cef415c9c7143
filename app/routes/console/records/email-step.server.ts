import { CorrectedAddress } from "#worker/contracts/console/records.ts";
import type { Outcome } from "#worker/contracts/problem.ts";
import { answerConsole } from "../parts/answer.server.ts";
import type { DoneCode } from "../parts/answer.tsx";
import { refusedField } from "./refused-field.server.ts";

export async function emailStep(
  form: Record<string, string>,
  { path, done }: { path: string; done: DoneCode },
  correct: (input: { email: string; reason: string }) => Promise<Outcome<null>>,
) {
  const input = CorrectedAddress.safeParse({ email: form["email"], reason: form["emailReason"] });
  if (input.success) return answerConsole(await correct(input.data), path, done, form);
  const field = input.error.issues[0]?.path[0] === "reason" ? "emailReason" : "email";
  return refusedField(input.error.issues, field, form);
}
