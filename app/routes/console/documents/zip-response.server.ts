import { downloadZip } from "client-zip";
import { type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { MonthRequest } from "#worker/contracts/console/finance.ts";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import type { Outcome } from "#worker/contracts/problem.ts";
import type { MonthDeps, MonthDownload } from "#worker/domain/console/finance/month-files.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";

type Wanted = { month: string; part: number; reason: string };
type Make = (deps: MonthDeps, operator: Operator, wanted: Wanted) => Promise<Outcome<MonthDownload>>;

export const BOOKS_PATH = "/console/books";

/** A ZIP that is made while the browser reads it, or the way back to the page with its form. */
export async function zipResponse(
  context: Readonly<RouterContextProvider>,
  request: Request,
  make: Make,
): Promise<Response> {
  const form = await readForm(request);
  const back = `${BOOKS_PATH}?month=${encodeURIComponent(form["month"] ?? "")}`;
  const input = MonthRequest.safeParse(form);
  if (!input.success) throw redirect(`${back}&missing=reason`);
  const outcome = await make(context.get(depsContext), context.get(operatorContext), input.data);
  if (!outcome.ok) {
    throw redirect(outcome.code === "stale_passkey" ? `${UNLOCK_PATH}?to=${encodeURIComponent(back)}` : back);
  }
  const { name, files } = outcome.value;
  return new Response(downloadZip(files).body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
