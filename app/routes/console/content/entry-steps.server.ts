import { data } from "react-router";
import type { FormTree } from "#worker/contracts/console/form.ts";
import { headersOf, type Outcome, ok, type Refusal, refused, statusOf } from "#worker/contracts/problem.ts";
import { findEntry } from "#worker/domain/content/entries.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { instantOf } from "#worker/domain/studio/form/form-values.server.ts";
import { listKnownPictures, withSizes } from "#worker/domain/studio/known-pictures.server.ts";
import {
  type PublishPlace,
  publishEntry,
  type StudioDeps,
  withdrawEntry,
} from "#worker/domain/studio/publish-entry.server.ts";
import { discardChanges } from "#worker/domain/studio/restore-version.server.ts";
import type { Place, Saved } from "#worker/domain/studio/save-drafts.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { viewConflict } from "#worker/domain/studio/views/view-conflict.server.ts";
import { formOf, textsOf } from "#worker/domain/studio/views/view-entry.server.ts";
import type { DoneCode } from "../parts/action-notice.tsx";
import { respond, withPublication } from "../parts/responses.server.ts";
import type { EntryActionData } from "./entry-action-data.ts";
import { changeRows, readRowStep, readTree } from "./form/form-tree.ts";
import { REGISTERED } from "./write-to-them.tsx";

/** A button submits one value, so `publish:agreed:…` is the step with the `agree` of the refusal that it confirms. */
const AGREED = ":agreed:";

export async function takeEntryStep(deps: StudioDeps, by: Operator, place: Place, entered: URLSearchParams) {
  const [step = "", agreed] = (entered.get("step") ?? "").split(AGREED);
  const page = `/console/content/${place.collection}/${place.slug}`;
  const path = agreed !== undefined && place.collection === "events" ? `${page}?${REGISTERED}=yes` : page;
  switch (step) {
    case "withdraw":
    case "archive":
    case "discard":
    case "unschedule": {
      const tree = hasTexts(entered) ? readTree(entered) : undefined;
      return withdrawStep(deps, by, { ...place, agreed }, { tree, step, path });
    }
    case "save":
    case "publish":
    case "schedule": {
      const publishAt = entered.get("publishAt") ?? "";
      return saveStep(deps, by, { ...place, agreed }, { tree: readTree(entered), step, publishAt, path });
    }
    default:
      return (await rowStep(deps, place, entered)) ?? unknownStep();
  }
}

export function unknownStep() {
  return respond(refused("invalid_input", "This page has changed. Please try again."), "", "draftSaved");
}

const YES = {
  publish: "publish it",
  schedule: "schedule it",
  withdraw: "unpublish it",
  archive: "archive it",
} as const;

function agreeTo(step: keyof typeof YES, { code, agree }: Refusal) {
  if (agree === undefined) return undefined;
  const what = code === "new_price" && step === "publish" ? "use the new price" : YES[step];
  return { step: `${step}${AGREED}${agree}`, label: `Yes, ${what}` };
}

const EMPTY: EntryActionData = { message: "", needsPasskey: false, errors: {} };

/** Without JavaScript: returns the same form with a row added, removed or moved. Saves nothing. */
export async function rowStep({ db }: StudioDeps, { collection, version }: Place, entered: URLSearchParams) {
  const step = readRowStep(entered.get("step") ?? "");
  if (!step) return undefined;
  return data<EntryActionData>({
    ...EMPTY,
    tree: changeRows(await formOf(db, collection), readTree(entered), step),
    version,
  });
}

const TIME_CHOSEN = "You chose a time under “Publish later”. Press Schedule, or empty that field to publish now.";

type Withdrawn = { tree: FormTree | undefined; step: "withdraw" | "archive" | "discard" | "unschedule"; path: string };

async function withdrawStep(deps: StudioDeps, by: Operator, place: PublishPlace, { tree, step, path }: Withdrawn) {
  const saved = tree ? await saveTree(deps, by, place, { tree }) : place;
  if (!("version" in saved)) return saved;
  const { version } = saved;
  if (step === "unschedule") {
    const outcome = await scheduleEntry(deps, by, { ...place, version }, undefined);
    return outcome.ok ? respond(outcome, path, "unscheduled") : refusal(outcome, { tree, version });
  }
  if (step === "discard") {
    const discarded = await discardChanges(deps, by, { ...place, version });
    if (!discarded.ok) return refusal(discarded, { tree, version });
    const isLost = discarded.value.lostSchedule || ("lostSchedule" in saved && saved.lostSchedule);
    return respond(discarded, path, isLost ? "unscheduledPublic" : "discarded");
  }
  const isArchived = step === "archive";
  const withdrawn = await withdrawEntry(deps, by, { ...place, version }, isArchived ? "archived" : "draft");
  if (!withdrawn.ok) return refusal(withdrawn, { tree, version, agree: agreeTo(step, withdrawn) });
  return respond(withdrawn, withPublication(path, withdrawn.value), isArchived ? "archived" : "withdrawn");
}

type Entered = { tree: FormTree; step: "save" | "publish" | "schedule"; publishAt: string; path: string };

async function saveStep(deps: StudioDeps, by: Operator, place: PublishPlace, { tree, step, publishAt, path }: Entered) {
  if (step === "publish" && publishAt !== "") {
    const chosen = refused("invalid_input", TIME_CHOSEN, [{ field: "publishAt", message: TIME_CHOSEN }]);
    return refusal(chosen, { tree, version: place.version, publishAt });
  }
  const saved = await saveTree(deps, by, place, { tree, publishAt });
  if (!("version" in saved)) return saved;
  if (step === "save") return respond(ok(saved), path, doneAfter(saved));
  const { version } = saved;
  const withSavedNote = (outcome: Refusal): Refusal => {
    const lost = saved.lostSchedule ? "The schedule is cancelled. " : "";
    if (saved.isPublic || version === place.version) return { ...outcome, message: `${lost}${outcome.message}` };
    const wanted = step === "schedule" ? "scheduled" : "published";
    return { ...outcome, message: `The draft is saved, but not ${wanted}. ${lost}${outcome.message}` };
  };
  const unpublished = (outcome: Refusal) => {
    return refusal(withSavedNote(outcome), { tree, version, publishAt, agree: agreeTo(step, outcome) });
  };
  if (step === "schedule") {
    const scheduled = await scheduleEntry(deps, by, { ...place, version }, new Date(instantOf(publishAt)));
    if (!scheduled.ok) return unpublished(scheduled);
    return respond(scheduled, path, "scheduled");
  }
  const published = await publishEntry(deps, by, { ...place, version });
  if (!published.ok) return unpublished(published);
  const to = withPublication(path, published.value);
  return respond(published, to, published.value.isLive ? "published" : "publishedLater");
}

function hasTexts(entered: URLSearchParams): boolean {
  return [...entered.keys()].some((name) => /^(?:en|hi)(?:\.|$)/.test(name));
}

type Typed = { tree: FormTree; publishAt?: string };

async function saveTree(deps: StudioDeps, by: Operator, place: Place, { tree, publishAt }: Typed) {
  const field = await formOf(deps.db, place.collection);
  const texts = textsOf(field, tree);
  const mine = { ...texts, data: withSizes(texts.data, await listKnownPictures(deps.db, texts.data)) };
  const saved = await saveDraft(deps, by, place, mine);
  if (saved.ok) return saved.value;
  if (saved.code !== "version_conflict") return refusal(saved, { tree, version: place.version, publishAt });
  const stored = await findEntry(deps.db, place.collection, place.slug);
  const translations = mine.hi === undefined ? null : { hi: mine.hi };
  const conflict = stored && (await viewConflict(deps.db, field, stored, { data: mine.data, translations }));
  return refusal(saved, { tree, version: place.version, publishAt, conflict });
}

export function doneAfter({ isComplete, lostSchedule, isPublic }: Saved, otherwise?: DoneCode): DoneCode {
  if (isPublic) return lostSchedule ? "unscheduledPublic" : "alreadyPublic";
  if (lostSchedule) return isComplete ? "unscheduledRules" : "unscheduledIncomplete";
  return otherwise ?? (isComplete ? "draftSaved" : "incomplete");
}

export function doneAfterSeveral(saved: readonly Pick<Saved, "isPublic" | "lostSchedule">[]): DoneCode {
  const isLost = saved.some(({ lostSchedule }) => lostSchedule);
  if (saved.every(({ isPublic }) => isPublic)) return isLost ? "unscheduledPublic" : "alreadyPublic";
  return isLost ? "draftsUnscheduled" : "draftsSaved";
}

export function refusal(
  outcome: Refusal,
  form: Pick<EntryActionData, "tree" | "version" | "conflict" | "slug" | "publishAt" | "agree">,
) {
  const errors = errorsOf(outcome);
  const actionData = { ...EMPTY, message: outcome.message, errors, ...form };
  return data<EntryActionData>(actionData, { status: statusOf(outcome), headers: headersOf(outcome) });
}

function errorsOf(outcome: Refusal & Outcome<unknown>): Record<string, string> {
  return Object.fromEntries((outcome.errors ?? []).map(({ field, message }) => [field, message]));
}
