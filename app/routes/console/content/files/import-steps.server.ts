import { data } from "react-router";
import type { FileCollection } from "#worker/contracts/console/content-files.ts";
import { SeenImport } from "#worker/contracts/console/import-form.ts";
import { headersOf, type Outcome, ok, type Refusal, refused, statusOf } from "#worker/contracts/problem.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import type { SentFile } from "#worker/domain/studio/files/read-import.server.ts";
import { type ImportReview, reviewImport } from "#worker/domain/studio/files/review-import.server.ts";
import { listOrder, publishImport, saveImport, takeOrder } from "#worker/domain/studio/files/save-import.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";
import type { ConsoleActionData, DoneCode } from "../../parts/action-notice.tsx";
import { respond, withPublication } from "../../parts/responses.server.ts";
import { doneAfterSeveral } from "../entry-steps.server.ts";
import { readFiles, type SentImport } from "./read-files.server.ts";

export type ImportActionData = ConsoleActionData & {
  report?: Pick<ImportReview, "rows" | "hasErrors"> & { files: readonly SentFile[]; order: readonly string[] };
};

/** Checks files in a dry run. Its report has them in hidden fields, and a second form that saves or publishes them. */
export async function takeImportStep(deps: StudioDeps, by: Operator, collection: FileCollection, request: Request) {
  const sent = await readFiles(request);
  if (!sent.ok) return refusal(sent);
  const { step, files } = sent.value;
  if (step === "check") return data<ImportActionData>({ ...EMPTY, report: await reportOf(deps, collection, files) });
  const done = await write(deps, by, collection, sent.value);
  if (!done.ok) return refusal(done, await reportOf(deps, collection, files));
  const { code, ...published } = done.value;
  return respond(done, withPublication(`/console/content/${collection}`, published), code);
}

const EMPTY: ConsoleActionData = { message: "", needsPasskey: false, errors: {} };

async function reportOf({ db }: StudioDeps, collection: FileCollection, files: readonly SentFile[]) {
  const { rows, hasErrors } = await reviewImport(db, files, [collection]);
  return { rows, hasErrors, files, order: await listOrder(db, collection) };
}

async function write(
  deps: StudioDeps,
  by: Operator,
  collection: FileCollection,
  { step, files, form }: SentImport,
): Promise<Outcome<{ code: DoneCode; publication?: string }>> {
  const seen = SeenImport.safeParse(parse(form.get("seen")));
  if (!seen.success) return refused("invalid_input", "This page has changed. Please try again.");
  const replace = form.getAll("replace").filter((id) => typeof id === "string");
  const chosen = { files, allowed: [collection], seen: seen.data.versions, replace };
  const isPublished = step === "publish";
  if (step === "order") {
    const ordered = await takeOrder(deps, by, { collection, files, seen: seen.data.order });
    return ordered.ok ? ok({ ...ordered.value, code: "ordered" }) : ordered;
  }
  const outcome = isPublished ? await publishImport(deps, by, chosen) : await saveImport(deps, by, chosen);
  if (!outcome.ok) return outcome;
  if (!("isLive" in outcome.value)) {
    return ok({ code: doneAfterSeveral(outcome.value) });
  }
  const { isLive, ...published } = outcome.value;
  return ok({ code: isLive ? "published" : "publishedLater", ...published });
}

function refusal(outcome: Refusal, report?: ImportActionData["report"]) {
  const errors = Object.fromEntries((outcome.errors ?? []).map(({ field, message }) => [field, message]));
  const actionData = { ...EMPTY, message: outcome.message, errors, ...(report && { report }) };
  return data<ImportActionData>(actionData, { status: statusOf(outcome), headers: headersOf(outcome) });
}

function parse(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    // The contract refuses it.
    return undefined;
  }
}
