import { data, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext, viewerContext } from "#worker/context.server.ts";
import { headersOf, invalidInput, type Outcome, refused, statusOf } from "#worker/contracts/problem.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";
import { WRITING_CONTRACTS } from "#worker/contracts/workspace.ts";
import type { WritingKind } from "#worker/contracts/workspace-vocabulary.ts";
import type { Viewer } from "#worker/domain/accounts/sessions.server.ts";
import { AUTHORS, findWriting, saveWriting, type Writing } from "#worker/domain/workspace/submissions.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The member who asks, when the session's role is one of the page's; a refusal with clear words otherwise. */
export async function requireRole(context: Context, request: Request, ...roles: Role[]): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (!roles.includes(viewer.role)) throw refusalPage(context, "wrong_role");
  return viewer;
}

/** To be thrown: the page of another role, or of an id that is not the member's. The log says which. */
export function refusalPage(context: Context, code: "wrong_role" | "not_found") {
  const memberId = context.get(viewerContext)?.session?.viewer.memberId;
  context.get(depsContext).log("warn", "access.refused", { code, memberId });
  return data(null, { status: statusOf(refused(code)) });
}

/** The viewer's own writing, if there is one. */
export async function loadWriting(
  context: Context,
  request: Request,
  kind: WritingKind,
  slot = "",
): Promise<Writing | undefined> {
  const { memberId } = await requireRole(context, request, AUTHORS[kind].role);
  return findWriting(context.get(depsContext), memberId, kind, slot);
}

/** Hands in what a form holds and goes to `to`; a refusal is the page again, with what was entered. */
export async function handIn(
  context: Context,
  request: Request,
  { kind, slot = "", to, entered }: { kind: WritingKind; slot?: string; to: string; entered?: Record<string, string> },
) {
  const viewer = await requireRole(context, request, AUTHORS[kind].role);
  const fields = entered ?? (await readForm(request));
  const input = WRITING_CONTRACTS[kind].safeParse(fields);
  const outcome = input.success
    ? await saveWriting(context.get(depsContext), viewer, {
        kind,
        slot,
        version: versionOf(fields),
        data: input.data,
      })
    : invalidInput(input.error.issues);
  return answerForm(context, outcome, fields, to);
}

/** After a success the address changes, so that a reload sends nothing again; what is not there is a missing page. */
export function answerForm(context: Context, outcome: Outcome<unknown>, entered: Record<string, string>, to: string) {
  if (outcome.ok) throw redirect(to);
  if (outcome.code === "not_found") throw refusalPage(context, "not_found");
  return data({ outcome, entered }, { status: statusOf(outcome), headers: headersOf(outcome) });
}

/** The version that the form was made from; anything else than a whole number is none. */
export function versionOf({ version }: Record<string, string>): number {
  return /^\d{1,9}$/.test(version ?? "") ? Number(version) : 0;
}

/** The id that the form brought with it, so that a form sent twice is one thing; a new one when it is no id. */
export function idOf({ id = "" }: Record<string, string>): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : crypto.randomUUID();
}
