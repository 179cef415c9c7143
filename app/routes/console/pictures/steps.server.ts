import { PictureDetails } from "#worker/contracts/console/pictures.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { changePicture } from "#worker/domain/content/pictures/library.server.ts";
import { removePicture } from "#worker/domain/content/pictures/remove-picture.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";

type StepDeps = Parameters<typeof removePicture>[0];

export async function takeStep(deps: StepDeps, operator: Operator, hash: string, form: Record<string, string>) {
  const path = "/console/pictures";
  if (form["step"] === "remove") return respond(await removePicture(deps, operator, hash), path, "picture_removed");
  const input = PictureDetails.safeParse(form);
  const outcome = input.success
    ? await changePicture(deps, operator, hash, input.data)
    : invalidInput(input.error.issues);
  return respond(outcome, `${path}/${hash}`, "picture_saved");
}
