import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/outbox.server.ts";
import type { Device } from "./device.server.ts";
import { newLoginMail } from "./mails.server.ts";
import { listSessions } from "./sessions.server.ts";

/** Mails the owner of an account about a login in a browser that none of the other sessions has. */
export async function mailAboutNewBrowser(
  deps: Pick<Deps, "db" | "now" | "queued">,
  member: { id: string; email: string },
  sessionId: string,
  device: Device,
): Promise<void> {
  const others = (await listSessions(deps, member.id)).filter(({ id }) => id !== sessionId);
  if (others.length === 0 || others.some(({ userAgent }) => userAgent === (device.userAgent ?? ""))) return;
  await queueMail(deps, newLoginMail, {
    recipient: member.email,
    about: { sessionId },
    memberId: member.id,
    once: sessionId,
  });
}
