import { readFormPairs } from "#app/components/forms/read-form.ts";
import type { CollectionName } from "#worker/content/collections.ts";
import { type Refusal, refused } from "#worker/contracts/problem.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { slugOf, titleLabelOf, titleOf } from "#worker/domain/studio/entry-content.server.ts";
import { listKnownPictures, withSizes } from "#worker/domain/studio/known-pictures.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";
import { findPublishingProblems } from "#worker/domain/studio/publishing-problems.server.ts";
import { createEntry } from "#worker/domain/studio/save-entry.server.ts";
import { formOf, textsOf } from "#worker/domain/studio/views/view-entry.server.ts";
import { respond } from "../parts/responses.server.ts";
import { doneAfter, refusal, rowStep, unknownStep } from "./entry-steps.server.ts";
import { readTree } from "./form/form-tree.ts";

export async function takeCreateStep(deps: StudioDeps, by: Operator, collection: CollectionName, request: Request) {
  const entered = await readFormPairs(request);
  const step = entered.get("step");
  const typed = entered.get("slug") ?? "";
  if (step !== "save") {
    return (await rowStep(deps, { collection, slug: typed, version: 0 }, entered)) ?? unknownStep();
  }
  const tree = readTree(entered);
  const form = await formOf(deps.db, collection);
  const texts = textsOf(form, tree);
  const data = withSizes(texts.data, await listKnownPictures(deps.db, texts.data));
  const title = titleOf(data, "");
  const slug = typed.trim() === "" ? slugOf(title) : typed.trim();
  const outcome =
    slug === ""
      ? noAddress(title, titleLabelOf(form))
      : await createEntry(deps, by, { collection, slug }, { data, hi: texts.hi });
  if (outcome.ok) return respond(outcome, `/console/content/${collection}/${slug}`, doneAfter(outcome.value));
  const draft = { data, translations: texts.hi === undefined ? null : { hi: texts.hi } };
  const others = await findPublishingProblems(deps.db, { collection, slug }, draft, {
    stored: undefined,
    at: deps.now(),
  });
  return refusal({ ...outcome, errors: [...(outcome.errors ?? []), ...others] }, { tree, slug: typed });
}

function noAddress(title: string, label: string): Refusal {
  if (title === "") {
    const message = `Nothing is saved yet. Fill in “${label}” first: the address of the page is made from it.`;
    return refused("invalid_input", message);
  }
  const message = `Write an address in small Latin letters, or “${label}” in English.`;
  return refused(
    "invalid_input",
    `Nothing is saved yet. The address of the page cannot be made from “${label}”, because it has no Latin letters. Write it in English, or write an address, for example growth-workshop-pune.`,
    [{ field: "slug", message }],
  );
}
