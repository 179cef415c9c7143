import type { Deps } from "../deps.ts";
import { auditStatement } from "../domain/audit.server.ts";
import { type CheckResult, LAST_CHECK_MS, nextCheckOf } from "../domain/billing/order-checks.server.ts";
import { listProviderOrders } from "../domain/billing/order-lists.server.ts";
import {
  countDueChecks,
  type DueCheck,
  findOrder,
  listDueChecks,
  makeChecksDue,
  type Order,
  scheduleChecks,
} from "../domain/billing/orders.server.ts";
import { recordPayment } from "../domain/billing/payment-updates.server.ts";
import { listFailedPaymentIds } from "../domain/billing/payments.server.ts";
import { describeError } from "../log.ts";
import type { OutgoingFailure } from "../providers/outgoing.ts";
import { PAGE_SIZE, type Payments } from "../providers/razorpay.ts";
import type { ListedOrder, ProviderPayment } from "../providers/razorpay-entities.ts";

/** Leaves time for the other steps of the job. */
const RUN_MS = 20_000;
/** Leaves time to record the listed payments. */
const LISTS_MS = RUN_MS / 2;
/** The platform allows six connections. */
const AT_ONCE = 5;
/** D1 allows 1,000 statements an invocation; the job's other steps need some of them. */
const STATEMENTS_PER_RUN = 600;
const STATEMENTS_PER_CHECK = 3;
const STATEMENTS_PER_PAYMENT = 20;

type Run = {
  payments: Payments;
  listed: ReadonlyMap<string, ListedOrder>;
  failed: ReadonlySet<string>;
  endsAt: number;
  asked: number;
  recorded: number;
  isStopped: boolean;
};

/** Checks due orders: first those paid at the provider, then the newest. The rest stay due. */
export async function reconcileOrders(deps: Deps, payments: Payments): Promise<void> {
  const startedAt = deps.now().getTime();
  await wakeAuthorizedOrders(deps, payments, startedAt + LISTS_MS);
  const due = await listDueChecks(deps);
  const listed = await listProviderOrders(deps, payments, due, startedAt + LISTS_MS);
  const groups = Object.groupBy(due, (check) => groupOf(check, listed.get(check.providerOrderId)));
  await schedule(deps, groups.untouched ?? [], "no_attempt");
  const others = [...(groups.paid ?? []), ...(groups.other ?? [])];
  const failed = await findFailedPayments(deps, others);
  const run: Run = { payments, listed, failed, endsAt: startedAt + RUN_MS, asked: 0, recorded: 0, isStopped: false };
  while (run.asked < others.length && !isOver(deps, run)) {
    const some = others.slice(run.asked, run.asked + AT_ONCE);
    await Promise.all(some.map((check) => checkOrSkip(deps, run, check)));
    run.asked += some.length;
  }
  const backlog = await countDueChecks(deps, deps.now());
  const { asked, recorded } = run;
  deps.log(backlog > 0 ? "warn" : "info", "reconcile.done", { due: due.length, asked, recorded, backlog });
}

function isOver(deps: Deps, { endsAt, asked, recorded, isStopped }: Run): boolean {
  const statements = asked * STATEMENTS_PER_CHECK + recorded * STATEMENTS_PER_PAYMENT;
  return isStopped || statements >= STATEMENTS_PER_RUN || deps.now().getTime() >= endsAt;
}

function groupOf({ status }: DueCheck, listed: ListedOrder | undefined): "paid" | "untouched" | "other" {
  if (listed?.status === "paid" && status !== "paid") return "paid";
  return listed?.status === "created" && listed.attempts === 0 && status === "created" ? "untouched" : "other";
}

async function findFailedPayments(deps: Deps, checks: readonly DueCheck[]): Promise<ReadonlySet<string>> {
  const attempted = checks.filter(({ status }) => status === "attempted").map(({ id }) => id);
  return attempted.length > 0 ? listFailedPaymentIds(deps, attempted) : new Set();
}

/** A failing order stays due and does not stop the others. */
async function checkOrSkip(deps: Deps, run: Run, { id }: DueCheck): Promise<void> {
  try {
    const order = await findOrder(deps, id);
    if (order) await checkOrder(deps, run, order);
  } catch (error) {
    deps.log("error", "reconcile.order_failed", { step: `order:${id}`, ...describeError(error) });
  }
}

async function checkOrder(deps: Deps, run: Run, order: Order): Promise<void> {
  const answer = await run.payments.listOrderPayments(order.providerOrderId);
  if (!answer.ok) {
    if (answer.failure.reason === "circuit_open") {
      run.isStopped = true;
      return;
    }
    deps.log("warn", "reconcile.provider_failed", { ...answer.failure, orderId: order.id });
    const isLast = await schedule(deps, [order], isFinal(answer.failure) ? "open" : "unanswered");
    if (isLast) await reportUnknownOrder(deps, order);
    return;
  }
  for (const payment of answer.value) {
    if (payment.status === "failed" && run.failed.has(payment.id)) continue;
    run.recorded += 1;
    await recordPayment(deps, order, payment, "reconciliation");
  }
  const after = (await findOrder(deps, order.id)) ?? order;
  await schedule(deps, [after], resultOf(run, after, answer.value));
}

/** The list can show an attempt whose payment could not be read. */
function resultOf({ listed }: Run, order: Order, payments: readonly ProviderPayment[]): CheckResult {
  if (order.status === "paid") return "settled";
  const { attempts = 0 } = listed.get(order.providerOrderId) ?? {};
  return order.status === "attempted" || payments.length > 0 || attempts > 0 ? "open" : "no_attempt";
}

async function schedule(deps: Deps, checks: readonly DueCheck[], result: CheckResult): Promise<boolean> {
  const now = deps.now();
  const planned = checks.map((check) => ({ ...check, next: nextCheckOf(check, result, now) }));
  await scheduleChecks(deps, planned);
  return planned.every(({ next }) => next === null);
}

/** The provider rejected the request itself. Other errors, such as wrong keys, can be fixed. */
function isFinal(failure: OutgoingFailure): boolean {
  return failure.reason === "error" && [400, 404].includes(failure.status);
}

/** Orders without an attempt are checked for only an hour. The list finds later payments from an open checkout. */
async function wakeAuthorizedOrders(deps: Deps, payments: Payments, endsAt: number): Promise<void> {
  const to = Math.floor(deps.now().getTime() / 1000);
  const from = to - LAST_CHECK_MS / 1000;
  for (let skip = 0; deps.now().getTime() < endsAt; skip += PAGE_SIZE) {
    const page = await payments.listOrders({ from, to, skip, authorized: true });
    if (!page.ok) {
      deps.log("warn", "reconcile.provider_failed", { ...page.failure, list: "authorized" });
      return;
    }
    await makeChecksDue(
      deps,
      page.value.orders.map(({ id }) => id),
    );
    if (page.value.isLast) return;
  }
}

/** Logs an order that the provider created but does not know, probably because the keys are another account's. */
async function reportUnknownOrder(deps: Deps, order: Order): Promise<void> {
  const action = "order.unknown_at_provider";
  const entry = { actor: "scheduler", action, subject: `order:${order.id}`, once: `${action}:${order.id}` };
  const written = await auditStatement(deps, entry).returning();
  if (written.length > 0) deps.log("error", action, { orderId: order.id });
}
