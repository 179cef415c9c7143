import { data, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext, viewerContext } from "#worker/context.server.ts";
import { type Contract, headersOf, type Outcome, refused, statusOf, withInput } from "#worker/contracts/problem.ts";
import { SUBMISSION_CONTRACTS } from "#worker/contracts/submissions.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";
import type { SubmissionKind } from "#worker/contracts/workspace-vocabulary.ts";
import type { Viewer } from "#worker/domain/accounts/sessions.server.ts";
import {
  AUTHORS,
  findSubmission,
  type Submission,
  saveSubmission,
} from "#worker/domain/workspace/submissions.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function requireRole(context: Context, request: Request, ...roles: Role[]): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (!roles.includes(viewer.role)) throw refusalPage(context, "wrong_role");
  return viewer;
}

export function refusalPage(context: Context, code: "wrong_role" | "not_found") {
  const memberId = context.get(viewerContext)?.session?.viewer.memberId;
  context.get(depsContext).log("warn", "access.refused", { code, memberId });
  return data(null, { status: statusOf(refused(code)) });
}

export async function loadSubmission(
  context: Context,
  request: Request,
  kind: SubmissionKind,
  key = "",
): Promise<Submission | undefined> {
  const { memberId } = await requireRole(context, request, AUTHORS[kind].role);
  return findSubmission(context.get(depsContext), memberId, kind, key);
}

export async function submit(
  context: Context,
  request: Request,
  { kind, key = "", to, entered }: { kind: SubmissionKind; key?: string; to: string; entered?: Record<string, string> },
) {
  const viewer = await requireRole(context, request, AUTHORS[kind].role);
  const fields = entered ?? (await readForm(request));
  const version = versionOf(fields);
  const contract: Contract<Readonly<Record<string, string>>> = SUBMISSION_CONTRACTS[kind];
  const outcome = await withInput(contract, fields, (data) =>
    saveSubmission(context.get(depsContext), viewer, { kind, key, version, data }),
  );
  return respond(context, outcome, fields, to);
}

/** Redirects after success (POST, redirect, GET). */
export function respond(context: Context, outcome: Outcome<unknown>, entered: Record<string, string>, to: string) {
  if (outcome.ok) throw redirect(localPath(to));
  if (outcome.code === "not_found") throw refusalPage(context, "not_found");
  return data({ outcome, entered }, { status: statusOf(outcome), headers: headersOf(outcome) });
}

export function versionOf({ version }: Record<string, string>): number {
  return /^\d{1,9}$/.test(version ?? "") ? Number(version) : 0;
}

/** The form's own id makes a repeated post idempotent. */
export function idOf({ id = "" }: Record<string, string>): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : crypto.randomUUID();
}
