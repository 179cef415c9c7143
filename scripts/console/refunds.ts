import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import type { z } from "zod";
import type { Outcome } from "../../worker/contracts/problem.ts";
import { RecordBankRefund, RequestRefund } from "../../worker/contracts/refunds/refund.ts";
import { REFUND_REASONS } from "../../worker/contracts/refunds/vocabulary.ts";
import {
  approveRefund,
  honourPayment,
  rejectRefund,
  resolveFailedRefund,
} from "../../worker/domain/billing/refund-requests/decide-refund.server.ts";
import { listPaymentsToReview } from "../../worker/domain/billing/refund-requests/payments-to-review.server.ts";
import { recordBankRefund } from "../../worker/domain/billing/refund-requests/record-bank-refund.server.ts";
import { requestRefund } from "../../worker/domain/billing/refund-requests/request-refund.server.ts";
import { formatRupees } from "../../worker/domain/money.server.ts";
import { openDatabase } from "../cloudflare/open-database.ts";
import { StepError } from "../dev/processes.ts";

const USAGE = `Usage, each with [--env staging|production]:
  npm run refund -- list
  npm run refund -- request pay_… --rupees 4999 --reason ${REFUND_REASONS.join("|")} [--ends-membership] [--decision id]
  npm run refund -- record pay_… or bank_… --rupees 4999 --reason … --bank-reference UTR --paid-on 2026-11-24 [--ends-membership]
  npm run refund -- approve|reject|attend <id of the request>
  npm run refund -- honour <id of the decision>`;

const DECISIONS = {
  approve: [approveRefund, "is approved. The scheduled job sends it within 15 minutes."],
  reject: [rejectRefund, "is rejected."],
  attend: [resolveFailedRefund, "is marked as resolved."],
  honour: [honourPayment, "is settled: the forum keeps the money."],
} as const;

/** Lists what needs manual action, and requests or decides refunds; returns the lines to print. Sends nothing itself. */
export async function manageRefunds(args: string[]): Promise<string[]> {
  const { positionals, values } = readArguments(args);
  const [action = "", id = ""] = positionals;
  const place = ["env", "state"].flatMap((name) => {
    const value = values[name as "env" | "state"];
    return value === undefined ? [] : [`--${name}`, value];
  });
  const { db } = openDatabase(place, "refund");
  const deps = { db, now: () => new Date(), log: () => undefined, queued: { mail: false } };
  const by = `command:${userInfo().username}`;
  if (action === "list") return describeItems(await listPaymentsToReview(deps));
  if (id === "") throw new StepError(USAGE);
  if (action === "request") {
    const wanted = read(RequestRefund, { ...enteredOf(id, values), idempotencyKey: crypto.randomUUID() });
    const made = valueIn(await requestRefund(deps, wanted, { requestedBy: by, decisionId: values.decision }));
    return [`Requested ${made.id}: ₹${formatRupees(made.amountPaise)} of ${id}. Approve it to send it.`];
  }
  if (action === "record") {
    const wanted = read(RecordBankRefund, { ...enteredOf(id, values), ...transferOf(values) });
    const made = valueIn(await recordBankRefund(deps, wanted, { requestedBy: by, decisionId: values.decision }));
    return [`Recorded ${made.id}: ₹${formatRupees(made.amountPaise)} of ${id} were returned by bank.`];
  }
  if (!isDecision(action)) throw new StepError(USAGE);
  const [decide, sentence] = DECISIONS[action];
  valueIn<unknown>(await decide(deps, { id, by }));
  return [`${id} ${sentence}`];
}

type Items = Awaited<ReturnType<typeof listPaymentsToReview>>;

function describeItems(items: Items): string[] {
  if (items.length === 0) return ["No payment needs manual action."];
  return items.map(({ kind, id, paymentId, detail, since, dueAt }) => {
    const due = dueAt ? `, answer by ${dueAt.toISOString()}` : "";
    return `${kind}  ${id}  ${paymentId}  ${detail}, since ${since.toISOString()}${due}`;
  });
}

type Values = ReturnType<typeof readArguments>["values"];

function enteredOf(paymentId: string, values: Values) {
  const amountPaise = Math.round(Number(values.rupees) * 100);
  return { paymentId, amountPaise, reason: values.reason, endsMembership: values["ends-membership"] };
}

function transferOf(values: Values) {
  return { bankReference: values["bank-reference"], paidOn: values["paid-on"] };
}

function read<T>(contract: z.ZodType<T>, entered: object): T {
  const parsed = contract.safeParse(entered);
  if (parsed.success) return parsed.data;
  throw new StepError(`${parsed.error.issues.map(({ message }) => message).join("\n")}\n${USAGE}`);
}

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  const options = {
    env: text,
    state: text,
    rupees: text,
    reason: text,
    decision: text,
    "bank-reference": text,
    "paid-on": text,
  } as const;
  try {
    const flags = { ...options, "ends-membership": { type: "boolean", default: false } } as const;
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new StepError(`${error instanceof Error ? error.message : ""}\n${USAGE}`);
  }
}

function isDecision(action: string): action is keyof typeof DECISIONS {
  return Object.hasOwn(DECISIONS, action);
}

function valueIn<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new StepError(outcome.message);
  return outcome.value;
}
