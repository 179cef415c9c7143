import { parseArgs } from "node:util";
import { OPERATOR_ROLES } from "../../worker/contracts/console/vocabulary.ts";
import type { Outcome } from "../../worker/contracts/problem.ts";
import { findGrantOf, grantRole, listGrants, revokeRole } from "../../worker/domain/operators/operators.server.ts";
import { openDatabase } from "../cloudflare/open-database.ts";
import { StepError } from "../dev/processes.ts";

/** The actor in the audit trail. These entries contain no digests, so they need no secret. */
const COMMAND = { memberId: "command", requestId: "command" };
const USAGE = `Usage:
  npm run operator -- add someone@example.org --role ${OPERATOR_ROLES.join("|")} [--env staging|production]
  npm run operator -- remove someone@example.org [--env staging|production]
  npm run operator -- list [--env staging|production]`;

/** Adds, removes or lists operators; returns the lines to print. Throws StepError with what to do. */
export async function changeOperators(args: string[]): Promise<string[]> {
  const { positionals, values } = readArguments(args);
  const [action, address = ""] = positionals;
  const email = address.trim().toLowerCase();
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (!["add", "remove", "list"].includes(action ?? "") || (action !== "list" && !isAddress))
    throw new StepError(USAGE);
  const { db, siteUrl } = openDatabase(args, "operator");
  const deps = { db, now: () => new Date(), config: { authSecret: "" } };
  if (action === "add") {
    const role = OPERATOR_ROLES.find((known) => known === values.role);
    if (!role) throw new StepError(`Name the role: --role ${OPERATOR_ROLES.join("|")}.`);
    assertDone(await grantRole(deps, COMMAND, { email, role }));
    return [`${email} is ${role}. They log in at ${siteUrl}/login?to=/console with an account of this address.`];
  }
  if (action === "remove") {
    const grant = await findGrantOf(deps, email);
    if (!grant) throw new StepError(`${email} has no access to the console.`);
    assertDone(await revokeRole(deps, COMMAND, grant.id));
    return [`${email} has no access to the console any more.`];
  }
  const grants = await listGrants(deps);
  if (grants.length === 0) return ["Nobody has access to the console."];
  return grants.map((grant) => `${grant.role.padEnd(8)} ${grant.email}, since ${grant.grantedAt.toISOString()}`);
}

function readArguments(args: string[]) {
  try {
    const options = { role: { type: "string" }, env: { type: "string" }, state: { type: "string" } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StepError(`${error instanceof Error ? error.message : ""}\n${USAGE}`);
  }
}

function assertDone(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new StepError(outcome.message);
}
