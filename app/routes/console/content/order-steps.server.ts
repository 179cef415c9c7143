import type { CollectionName } from "#worker/content/collections.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { orderEntries } from "#worker/domain/studio/order-entries.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";
import { respond, withPublication } from "../parts/responses.server.ts";
import { readEntered, unknownStep } from "./entry-steps.server.ts";
import { moveSlug } from "./move-slug.ts";

/** Publishes the whole order after dragging, or one step up or down without JavaScript. */
export async function takeOrderStep(deps: StudioDeps, by: Operator, collection: CollectionName, request: Request) {
  const entered = await readEntered(request);
  const list = (name: string) => (entered.get(name) ?? "").split(",").filter(Boolean);
  const [, direction, slug = ""] = /^(up|down):([\w-]+)$/.exec(entered.get("step") ?? "") ?? [];
  const isWhole = entered.get("step") === "order";
  if (!direction && !isWhole) return unknownStep();
  const wanted = isWhole ? list("wanted") : moveSlug(list("seen"), slug, direction === "up" ? -1 : 1);
  const outcome = await orderEntries(deps, by, { collection, seen: list("seen"), wanted });
  const path = `/console/content/${collection}`;
  return respond(outcome, outcome.ok ? withPublication(path, outcome.value) : path, "ordered");
}
