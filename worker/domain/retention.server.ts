import type { SQL } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { describeError } from "../log.ts";
import { auditStatement } from "./audit.server.ts";
import { forgetTickedFor } from "./consents.server.ts";
import { forgetMessages, listOldMessages } from "./contact.server.ts";
import { forgetRegistrations, listOldRegistrations } from "./event-registrations.server.ts";
import { forgetUnverified, isUnverified, listUnverified } from "./members.server.ts";
import { forgetUnpaidOrders, listUnpaidOrdersToForget } from "./orders.server.ts";
import { forgetOldMail } from "./outbox.server.ts";
import { endAllSessionsStatement } from "./sessions.server.ts";

type RetentionDeps = Pick<Deps, "db" | "now" | "content" | "log">;

/** Days, as the privacy policy promises them. */
export const RETENTION = { year: 365, unverified: 30, mail: 30 } as const;
/** Rows of a kind in one run; what is left waits a quarter of an hour. */
const ROWS_A_RUN = 50;
const DAY_MS = 24 * 60 * 60_000;

/** Keeps the policy's promises on how long things are kept. Every deletion but that of sent mail stands in the audit trail by its ids. */
export async function forgetWhatIsOver(deps: RetentionDeps): Promise<void> {
  const since = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  const messages = await listOldMessages(deps, since(RETENTION.year), ROWS_A_RUN);
  if (messages.length > 0)
    await deps.db.batch([forgetMessages(deps, messages), told(deps, "contact_messages", messages)]);
  const registrations = await listOldRegistrations(deps, since(RETENTION.year), ROWS_A_RUN);
  if (registrations.length > 0) {
    await deps.db.batch([forgetRegistrations(deps, registrations), told(deps, "event_registrations", registrations)]);
  }
  const unpaid = await listUnpaidOrdersToForget(deps, since(RETENTION.year), ROWS_A_RUN);
  if (unpaid.length > 0) await deps.db.batch([forgetUnpaidOrders(deps, unpaid), told(deps, "unpaid_orders", unpaid)]);
  await forgetUnproven(deps, since(RETENTION.unverified));
  await forgetOldMail(deps, since(RETENTION.mail), since(RETENTION.year));
}

/** Accounts that the owner of the address has never made theirs, with what was ticked for the address. */
async function forgetUnproven(deps: RetentionDeps, before: Date): Promise<void> {
  for (const { id, email } of await listUnverified(deps, before, ROWS_A_RUN)) {
    // Its owner may confirm it in this very moment.
    const isStill = isUnverified(id);
    try {
      await deps.db.batch([
        endAllSessionsStatement(deps, id, "", isStill),
        forgetTickedFor(deps, email, isStill),
        told(deps, "unverified_members", [id], isStill),
        forgetUnverified(deps, id),
      ]);
    } catch (error) {
      // Something holds on to this one; the others must not wait for it.
      deps.log("error", "retention.failed", { memberId: id, ...describeError(error) });
    }
  }
}

function told(deps: RetentionDeps, what: string, ids: readonly string[], when?: SQL) {
  const detail = `${ids.length}: ${ids.join(" ")}`;
  const entry = { actor: "sweep", action: "retention.forgotten", subject: `retention:${what}`, detail };
  return auditStatement(deps, entry, when);
}
