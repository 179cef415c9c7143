import type { Deps } from "../deps.ts";
import { deleteExpiredCodes } from "../domain/accounts/login-codes.server.ts";
import { deleteExpiredChallenges } from "../domain/accounts/passkeys.server.ts";
import { deleteExpiredSessions } from "../domain/accounts/sessions.server.ts";
import { listDueRequests } from "../domain/billing/refund-requests/refund-requests.server.ts";
import { requestSecondPayments } from "../domain/billing/refund-requests/second-payments.server.ts";
import { sendRefund } from "../domain/billing/refund-requests/send-refund.server.ts";
import { recountFigures } from "../domain/figures/figure-counts.server.ts";
import { type CheckDeps, checkLink } from "../domain/links/check-link.server.ts";
import { dueLinks, linksPerRun } from "../domain/links/due-links.server.ts";
import { deleteOtherLinkChecks, listLinkChecks } from "../domain/links/link-checks.server.ts";
import { listOutboundLinks } from "../domain/links/outbound-links.server.ts";
import { deleteExpiredConsoleSessions } from "../domain/operators/console-sessions.server.ts";
import { finishErasures } from "../domain/privacy/erasure.server.ts";
import { purgeExpiredData } from "../domain/privacy/retention.server.ts";
import { rateLimits } from "../domain/rate-limits.server.ts";
import { publishScheduled } from "../domain/studio/schedule.server.ts";
import { purgeVitals } from "../domain/visitors/vitals.server.ts";
import { describeError } from "../log.ts";
import type { Payments } from "../providers/razorpay.ts";
import { isFirstRunOfHour } from "./first-run.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { reconcileOrders } from "./reconcile.server.ts";
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

/** 02:30 in India. */
const HOUR_UTC = 21;

/** Runs once a night. Triggers maintain the figures, so a difference means that a trigger is missing. */
export async function checkFigures(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  const now = deps.now();
  if (!isFirstRunOfHour(now, HOUR_UTC)) return;
  const drifts = await recountFigures(deps);
  if (drifts.length === 0) return;
  const named = drifts.slice(0, 20).map(({ figure, period, label }) => `${figure} ${period} ${label}`);
  deps.log("error", "figures.drift", { count: drifts.length, figures: named.join(", ") });
}

/** The platform's smallest plan allows 50 per run, including those to the database. */
const REQUESTS_PER_RUN = 16;

/** Once an hour, checks a few outbound links of the content: one request at a time, one link per host. */
export async function checkLinks(deps: CheckDeps & Pick<Deps, "content" | "log">): Promise<void> {
  const now = deps.now();
  if (!isFirstRunOfHour(now)) return;
  const addresses = [...listOutboundLinks((await deps.content.snapshot()).collections).keys()];
  const checks = await listLinkChecks(deps);
  const known = new Set(addresses);
  if (checks.some(({ address }) => !known.has(address))) await deleteOtherLinkChecks(deps, addresses);
  let requests = 0;
  let broken = 0;
  const due = dueLinks(addresses, checks, { now, limit: linksPerRun(addresses.length) });
  for (const address of due) {
    if (requests >= REQUESTS_PER_RUN) break;
    const checked = await checkLink(deps, address);
    requests += checked.requests;
    broken += Number(checked.isBroken);
  }
  if (due.length > 0) deps.log("info", "links.checked", { requests, broken });
}

/** Each refund takes about 15 D1 statements and up to 12 seconds. */
const REFUNDS_PER_RUN = 5;

export async function sendRefunds(deps: Deps, payments: Payments): Promise<void> {
  for (const request of await listDueRequests(deps, REFUNDS_PER_RUN)) {
    try {
      if ((await sendRefund(deps, payments, request)) === "stop") return;
    } catch (error) {
      deps.log("error", "refund.not_recorded", { requestId: request.id, ...describeError(error) });
    }
  }
}
