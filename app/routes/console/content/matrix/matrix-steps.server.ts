import { data } from "react-router";
import type { FormValue } from "#worker/contracts/console/form.ts";
import type { TypedRow } from "#worker/contracts/console/matrix.ts";
import { AlsoPublished, SeenRow } from "#worker/contracts/console/matrix-form.ts";
import { headersOf, type Outcome, refused, statusOf } from "#worker/contracts/problem.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { type MatrixReview, reviewMatrix } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { saveMatrix } from "#worker/domain/studio/matrix/save-matrix.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";
import type { ConsoleActionData } from "../../parts/action-notice.tsx";
import { respond, withPublication } from "../../parts/responses.server.ts";
import { doneAfterSeveral } from "../entry-steps.server.ts";
import { readTree } from "../form/form-tree.ts";

export const MATRIX_PATH = "/console/benefit-matrix";

/** `isPreview`: show the differences instead of the table. */
export type MatrixActionData = ConsoleActionData & { review?: MatrixReview; isPreview?: boolean };

/** Previews, saves or publishes the changes, or returns to the table with what was typed. */
export async function takeMatrixStep(deps: StudioDeps, by: Operator, entered: URLSearchParams) {
  const typed = readRows(entered);
  const also = AlsoPublished.array().safeParse(entered.getAll("also"));
  if (!typed || !also.success) {
    return shown(deps, [], refused("invalid_input", "This page has changed. Please try again."), { isPreview: false });
  }
  const step = entered.get("step");
  if (step !== "save" && step !== "publish") return shown(deps, typed, undefined, { isPreview: step === "check" });
  const outcome = await saveMatrix(deps, by, typed, step === "publish" ? also.data : undefined);
  if (!outcome.ok) return shown(deps, typed, outcome, { isPreview: true });
  const { isPublished, isLive, saved } = outcome.value;
  const published = isLive ? "published" : "publishedLater";
  const path = withPublication(MATRIX_PATH, outcome.value);
  return respond(outcome, path, isPublished ? published : doneAfterSeveral(saved));
}

/** The preview, or the table if there is nothing to change or a conflict to resolve. */
async function shown(
  deps: StudioDeps,
  typed: readonly TypedRow[],
  outcome: Outcome<unknown> | undefined,
  { isPreview }: { isPreview: boolean },
) {
  const review = await reviewMatrix(deps.db, typed);
  const { changes, waiting, conflicts, gone } = review;
  const isNothing = isPreview && changes.length + waiting.length + conflicts.length + gone.length === 0;
  const refusal = isNothing && !outcome ? refused("invalid_input", "No cell has changed.") : outcome;
  const isOpen = isPreview && !isNothing && conflicts.length + gone.length === 0;
  const message = refusal && !refusal.ok ? refusal.message : "";
  const actionData = { message, needsPasskey: false, errors: {}, review, isPreview: isOpen };
  if (!refusal) return data<MatrixActionData>(actionData);
  return data<MatrixActionData>(actionData, { status: statusOf(refusal), headers: headersOf(refusal) });
}

/** `undefined` if a hidden field was changed. */
function readRows(entered: URLSearchParams): TypedRow[] | undefined {
  const { en, hi } = readTree(entered);
  const rows = [];
  for (const [name, text] of entered) {
    if (!name.startsWith("row.")) continue;
    const slug = name.slice("row.".length);
    const seen = SeenRow.safeParse(parse(text));
    if (!seen.success) return undefined;
    rows.push({ slug, ...seen.data, cells: { en: cellsAt(en, slug), hi: cellsAt(hi, slug) } });
  }
  return rows;
}

function cellsAt(tree: FormValue, slug: string): Record<string, string> {
  const row = typeof tree === "object" && !Array.isArray(tree) && Object.hasOwn(tree, slug) ? tree[slug] : undefined;
  const cells = typeof row === "object" ? Object.entries(row) : [];
  return Object.fromEntries(cells.filter((cell): cell is [string, string] => typeof cell[1] === "string"));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The contract refuses it.
    return undefined;
  }
}
