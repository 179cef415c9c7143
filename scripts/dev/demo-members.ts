/** Members and operators to try `npm start` with, one of each role; on this machine only. They log in with the code from the mailbox. */
import { OPERATOR_ROLES } from "../../worker/contracts/console/vocabulary.ts";
import type { Outcome } from "../../worker/contracts/problem.ts";
import { NOTICE_VERSION, ROLES, type Role } from "../../worker/contracts/vocabulary.ts";
import type { Deps } from "../../worker/deps.ts";
import { confirmMember, findMemberByEmail, registerMember } from "../../worker/domain/accounts/members.server.ts";
import { grantRole } from "../../worker/domain/operators/operators.server.ts";
import { withLocalDeps } from "./local-deps.ts";

const NAMES = { mentor: "Meera Joshi", student: "Asha Rane", investor: "Imran Sheikh", startup: "Divya Nair" } as const;
const OPERATORS = {
  owner: "Nandini Kulkarni",
  editor: "Joseph Mathew",
  desk: "Farida Khan",
  finance: "Arvind Iyer",
  auditor: "Rekha Bose",
} as const;

await withLocalDeps(process.argv[2] ?? ".wrangler/state", async (deps) => {
  if (deps.config.environment !== "local") throw new Error("Demo members are for this machine alone.");
  for (const role of ROLES) await addMember(deps, `${role}@demo.example`, NAMES[role], role);
  for (const role of OPERATOR_ROLES) {
    const email = `${role}@demo.example`;
    await addMember(deps, email, OPERATORS[role], "mentor");
    expectDone(email, await grantRole(deps, { memberId: "demo", requestId: "demo" }, { email, role }));
  }
});

async function addMember(deps: Deps, email: string, name: string, role: Role): Promise<void> {
  if (await findMemberByEmail(deps, email)) return;
  const details = { name, phone: "+91 98765 43210", role };
  expectDone(email, await registerMember(deps, { ...details, email }));
  const member = await findMemberByEmail(deps, email);
  if (!member) throw new Error(`${email} has no account.`);
  await confirmMember(deps, member.id, { ...details, consent: NOTICE_VERSION, adult: "yes" });
}

function expectDone(email: string, outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new Error(`${email}: ${outcome.message}`);
}
