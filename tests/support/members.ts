import { NOTICE_VERSION, type Role } from "#worker/contracts/vocabulary.ts";
import type { Deps } from "#worker/deps.ts";
import { confirmMember, findMemberByEmail, registerMember } from "#worker/domain/members.server.ts";
import { startSession } from "#worker/domain/sessions.server.ts";

export const PHONE = "+91 98765 43210";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36";

type Site = { deps: Deps };
export type SignedIn = { memberId: string; sessionId: string; email: string; cookie: string };

/** A member who has registered, but not proven the address. */
export async function makeUnverified(site: Site, email: string, role: Role = "startup"): Promise<string> {
  await registerMember(site.deps, { name: "Asha Rao", email, phone: PHONE, role });
  const member = await findMemberByEmail(site.deps, email);
  return member?.id ?? "";
}

/** A confirmed member. */
export async function makeMember(site: Site, email: string, role: Role = "startup"): Promise<string> {
  const memberId = await makeUnverified(site, email, role);
  const boxes = { consent: NOTICE_VERSION, adult: "yes" } as const;
  await confirmMember(site.deps, memberId, { name: "Asha Rao", phone: PHONE, role, ...boxes });
  return memberId;
}

/** A confirmed member with a session; `cookie` is the Cookie header of their browser. */
export async function signIn(
  site: Site,
  { role = "startup", email = `${crypto.randomUUID()}@example.org` }: { role?: Role; email?: string } = {},
): Promise<SignedIn> {
  const memberId = await makeMember(site, email, role);
  const caller = { cookie: null, userAgent: BROWSER, ip: null };
  const { sessionId, cookies } = await startSession(site.deps, memberId, caller);
  return { memberId, sessionId, email, cookie: cookieOf(cookies) };
}

/** The Cookie header of a browser that got these Set-Cookie lines; what they take away is gone. */
export function cookieOf(lines: readonly string[]): string {
  return lines
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(";")[0])
    .join("; ");
}
