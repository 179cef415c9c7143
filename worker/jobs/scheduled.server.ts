import type { Deps } from "../deps.ts";
import { deleteExpiredCodes } from "../domain/accounts/login-codes.server.ts";
import { deleteExpiredChallenges } from "../domain/accounts/passkeys.server.ts";
import { deleteExpiredSessions } from "../domain/accounts/sessions.server.ts";
import { requestSecondPayments } from "../domain/billing/refund-requests/second-payments.server.ts";
import { deleteExpiredConsoleSessions } from "../domain/operators/console-sessions.server.ts";
import { finishErasures } from "../domain/privacy/erasure.server.ts";
import { purgeExpiredData } from "../domain/privacy/retention.server.ts";
import { rateLimits } from "../domain/rate-limits.server.ts";
import { publishScheduled } from "../domain/studio/schedule.server.ts";
import { purgeVitals } from "../domain/visitors/vitals.server.ts";
import { describeError } from "../log.ts";
import { checkFigures } from "./figures.server.ts";
import { checkLinks } from "./link-checks.server.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { reconcileOrders } from "./reconcile.server.ts";
import { sendRefunds } from "./refunds.server.ts";
import { queueReminders } from "./renewal-reminders.server.ts";
import { queueSchemeChanges } from "./scheme-reminders.server.ts";
import { endSeats } from "./seats.server.ts";
import { recordSettlements } from "./settlements.server.ts";

/** Runs every 15 minutes. A failed step is logged and retried in the next run; the others continue. */
export async function runScheduledJobs(deps: Deps): Promise<void> {
  const { payments, links } = deps;
  if (payments) await attempt(deps, "orders", () => reconcileOrders(deps, payments));
  await attempt(deps, "second_payments", () => requestSecondPayments(deps));
  if (payments) await attempt(deps, "refunds", () => sendRefunds(deps, payments));
  if (payments) await attempt(deps, "settlements", () => recordSettlements(deps, payments));
  await attempt(deps, "limits", () => rateLimits.deleteExpired(deps));
  await attempt(deps, "reminders", () => queueReminders(deps));
  await attempt(deps, "scheme_changes", () => queueSchemeChanges(deps));
  await attempt(deps, "seats", () => endSeats(deps));
  await attempt(deps, "publications", () => publishScheduled(deps));
  await attempt(deps, "mail", () => deliverMail(deps));
  await attempt(deps, "vitals", () => purgeVitals(deps));
  await attempt(deps, "sessions", () => deleteExpiredSessions(deps));
  await attempt(deps, "console_sessions", () => deleteExpiredConsoleSessions(deps));
  await attempt(deps, "codes", () => deleteExpiredCodes(deps));
  await attempt(deps, "challenges", () => deleteExpiredChallenges(deps));
  await attempt(deps, "erasures", () => finishErasures(deps));
  await attempt(deps, "retention", () => purgeExpiredData(deps));
  await attempt(deps, "figures", () => checkFigures(deps));
  if (links) await attempt(deps, "links", () => checkLinks({ ...deps, links }));
}

async function attempt(deps: Deps, step: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    deps.log("error", "scheduled.failed", { step, ...describeError(error) });
  }
}
