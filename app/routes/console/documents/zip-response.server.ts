import { type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { MonthRequest } from "#worker/contracts/console/finance.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import { invalidInput, type Outcome, type Refusal, statusOf } from "#worker/contracts/problem.ts";
import { filtersIn, listChosenIds } from "#worker/domain/console/bulk/chosen-rows.server.ts";
import { documentList } from "#worker/domain/console/finance/documents.server.ts";
import {
  chosenDocuments,
  type MonthDeps,
  type MonthDownload,
} from "#worker/domain/console/finance/month-files.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { sendZip } from "../../documents/send-file.server.ts";
import { listAddress } from "../lists/list-address.ts";

type Wanted = { month: string; part: number; reason: string };
type Make = (deps: MonthDeps, operator: Operator, wanted: Wanted) => Promise<Outcome<MonthDownload>>;

export const BOOKS_PATH = "/console/books";

/** Streams a ZIP to the browser, or redirects back to the page with its form. */
export async function zipResponse(
  context: Readonly<RouterContextProvider>,
  request: Request,
  make: Make,
): Promise<Response> {
  const form = await readForm(request);
  const back = `${BOOKS_PATH}?month=${encodeURIComponent(form["month"] ?? "")}`;
  const input = MonthRequest.safeParse(form);
  if (!input.success) throw redirect(`${back}&missing=reason#field-reason`);
  const outcome = await make(context.get(depsContext), context.get(operatorContext), input.data);
  if (!outcome.ok) {
    throw redirect(outcome.code === "stale_passkey" ? `${UNLOCK_PATH}?to=${encodeURIComponent(back)}` : back);
  }
  return sendZip(outcome.value);
}

export async function zipOfChosen(context: Readonly<RouterContextProvider>, request: Request): Promise<Response> {
  const [deps, operator] = [context.get(depsContext), context.get(operatorContext)];
  const form = await readForm(request);
  const list = documentList(deps.now());
  const back = listAddress({ path: list.path, entered: filtersIn(list, form) });
  const input = Reason.safeParse(form);
  if (!input.success) return wordsOf(invalidInput(input.error.issues));
  const ids = await listChosenIds(deps, list, form);
  const outcome = await chosenDocuments(deps, operator, { ids, reason: input.data.reason });
  if (outcome.ok) return sendZip(outcome.value);
  if (outcome.code === "stale_passkey") throw redirect(`${UNLOCK_PATH}?to=${encodeURIComponent(back)}`);
  return wordsOf(outcome);
}

function wordsOf(refusal: Refusal): Response {
  const text = [refusal.message, ...(refusal.errors ?? []).map(({ message }) => message)].join("\n");
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(text, { status: statusOf(refusal), headers });
}
