import { data, type RouterContextProvider, redirect } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted, type Permission } from "#worker/contracts/console/vocabulary.ts";
import { headersOf, type Outcome, type Refusal, refused, statusOf } from "#worker/contracts/problem.ts";
import type { ConsoleActionData, DoneCode } from "./action-notice.tsx";

type Context = Readonly<RouterContextProvider>;

export function operatorWith(context: Context, permission: Permission) {
  const operator = context.get(operatorContext);
  if (!isPermitted(operator.role, permission)) throw missing(context);
  return operator;
}

export function missing(context: Context) {
  const { memberId } = context.get(operatorContext);
  context.get(depsContext).log("warn", "access.refused", { code: "not_found", memberId });
  return data(null, { status: statusOf(refused("not_found")) });
}

/** On success redirects to `to`, so that a reload does not repeat it; on refusal, returns the message and what was entered. */
export function respond(outcome: Outcome<unknown>, to: string, done: DoneCode, entered?: Record<string, string>) {
  if (outcome.ok) throw redirect(`${to}${to.includes("?") ? "&" : "?"}done=${done}`);
  return refuseConsole(outcome, entered);
}

export function refuseConsole(refusal: Refusal, entered?: Record<string, string>) {
  const { actionData, init } = refusedForm(refusal, entered);
  return data<ConsoleActionData>(actionData, init);
}

export function refuseStep() {
  return refuseConsole(refused("invalid_input", "This page has changed. Please try again."));
}

export function withUndo(path: string, undoStep: string | undefined, id: string): string {
  return undoStep ? `${path}?undo=${undoStep}&id=${encodeURIComponent(id)}` : path;
}

/** The message there then leads to what was published, where it can be undone. */
export function withPublication(path: string, { publication }: { publication?: string }): string {
  return publication ? `${path}${path.includes("?") ? "&" : "?"}publication=${publication}` : path;
}

export function refusedForm(outcome: Refusal, entered?: Record<string, string>) {
  const errors = Object.fromEntries((outcome.errors ?? []).map(({ field, message }) => [field, message]));
  const actionData = { message: outcome.message, needsPasskey: outcome.code === "stale_passkey", errors, entered };
  return { actionData, init: { status: statusOf(outcome), headers: headersOf(outcome) } };
}
