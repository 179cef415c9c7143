import type { CollectionName } from "#worker/content/collections.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { slugOf, titleOf } from "#worker/domain/studio/entry-content.server.ts";
import { listKnownPictures, withSizes } from "#worker/domain/studio/known-pictures.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";
import { createEntry } from "#worker/domain/studio/save-entry.server.ts";
import { formOf, textsOf } from "#worker/domain/studio/views/view-entry.server.ts";
import { answerConsole } from "../parts/answer.server.ts";
import { doneAfter, readEntered, refusal, rendered, rowStep, unknownStep } from "./entry-steps.server.ts";
import { readTree } from "./form/form-tree.ts";

export async function takeCreateStep(deps: StudioDeps, by: Operator, collection: CollectionName, request: Request) {
  const entered = await readEntered(request);
  const step = entered.get("step");
  if (step === "render") return rendered(entered);
  const typed = entered.get("slug") ?? "";
  if (step !== "save") {
    return (await rowStep(deps, { collection, slug: typed, version: 0 }, entered)) ?? unknownStep();
  }
  const tree = readTree(entered);
  const texts = textsOf(await formOf(deps.db, collection), tree);
  const data = withSizes(texts.data, await listKnownPictures(deps.db, texts.data));
  const slug = typed.trim() === "" ? slugOf(titleOf(data, "")) : typed.trim();
  const outcome = await createEntry(deps, by, { collection, slug }, { data, hi: texts.hi });
  if (!outcome.ok) return refusal(outcome, { tree, slug: typed });
  return answerConsole(outcome, `/console/content/${collection}/${slug}`, doneAfter(outcome.value));
}
