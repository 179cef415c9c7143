/** Members to try `npm start` with, one of each role; on this machine only. They log in with the code from the mailbox. */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { NOTICE_VERSION, ROLES } from "../../worker/contracts/vocabulary.ts";
import { createDeps } from "../../worker/deps.ts";
import { confirmMember, findMemberByEmail, registerMember } from "../../worker/domain/accounts/members.server.ts";
import { root } from "./processes.ts";

const NAMES = { mentor: "Meera Joshi", student: "Asha Rane", investor: "Imran Sheikh", startup: "Divya Nair" } as const;

const configPath = join(root, "wrangler.toml");
const stateDir = process.argv[2] ?? ".wrangler/state";
const proxy = await getPlatformProxy<Env>({ configPath, persist: { path: `${stateDir}/v3` } });
try {
  const deps = createDeps(proxy.env, { waitUntil: () => undefined });
  if (deps.config.environment !== "local") throw new Error("Demo members are for this machine alone.");
  for (const role of ROLES) {
    const email = `${role}@demo.example`;
    if (await findMemberByEmail(deps, email)) continue;
    const details = { name: NAMES[role], phone: "+91 98765 43210", role };
    await registerMember(deps, { ...details, email });
    const member = await findMemberByEmail(deps, email);
    if (!member) throw new Error(`${email} could not be registered.`);
    await confirmMember(deps, member.id, { ...details, consent: NOTICE_VERSION, adult: "yes" });
  }
} finally {
  await proxy.dispose();
}
