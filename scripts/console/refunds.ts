import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import type { Outcome } from "../../worker/contracts/problem.ts";
import { RequestRefund } from "../../worker/contracts/refunds/refund.ts";
import { REFUND_REASONS } from "../../worker/contracts/refunds/vocabulary.ts";
import {
  approveRefund,
  attendFailedRefund,
  honourPayment,
  rejectRefund,
} from "../../worker/domain/billing/refund-requests/decide-refund.server.ts";
import { paymentsNeedingAPerson } from "../../worker/domain/billing/refund-requests/needing-a-person.server.ts";
import { requestRefund } from "../../worker/domain/billing/refund-requests/request-refund.server.ts";
import { formatRupees } from "../../worker/domain/money.server.ts";
import { StepError } from "../dev/processes.ts";
import { openConsoleDatabase } from "./operators.ts";

const USAGE = `Usage, each with [--env staging|production]:
  npm run refund -- list
  npm run refund -- request pay_… --rupees 4999 --reason ${REFUND_REASONS.join("|")} [--ends-membership] [--decision id]
  npm run refund -- approve|reject|attend <id of the request>
  npm run refund -- honour <id of the decision>`;

const DECISIONS = {
  approve: [approveRefund, "is approved. The scheduled job sends it within 15 minutes."],
  reject: [rejectRefund, "is rejected."],
  attend: [attendFailedRefund, "is marked as dealt with."],
  honour: [honourPayment, "is settled: the forum keeps the money."],
} as const;

/** Lists what needs a person, and requests or decides refunds; returns the lines to print. Sends nothing itself. */
export async function manageRefunds(args: string[]): Promise<string[]> {
  const { positionals, values } = readArguments(args);
  const [action = "", id = ""] = positionals;
  const place = ["env", "state"].flatMap((name) => {
    const value = values[name as "env" | "state"];
    return value === undefined ? [] : [`--${name}`, value];
  });
  const { db } = openConsoleDatabase(place, "refund");
  const deps = { db, now: () => new Date(), log: () => undefined, queued: { mail: false } };
  const by = `command:${userInfo().username}`;
  if (action === "list") return describeItems(await paymentsNeedingAPerson(deps));
  if (id === "") throw new StepError(USAGE);
  if (action === "request") {
    const wanted = readWanted(id, values);
    const made = valueIn(await requestRefund(deps, wanted, { requestedBy: by, decisionId: values.decision }));
    return [`Requested ${made.id}: ₹${formatRupees(made.amountPaise)} of ${id}. Approve it to send it.`];
  }
  if (!isDecision(action)) throw new StepError(USAGE);
  const [decide, sentence] = DECISIONS[action];
  valueIn<unknown>(await decide(deps, { id, by }));
  return [`${id} ${sentence}`];
}

type Items = Awaited<ReturnType<typeof paymentsNeedingAPerson>>;

function describeItems(items: Items): string[] {
  if (items.length === 0) return ["No payment needs a person."];
  return items.map(({ kind, id, paymentId, detail, since, dueAt }) => {
    const due = dueAt ? `, answer by ${dueAt.toISOString()}` : "";
    return `${kind}  ${id}  ${paymentId}  ${detail}, since ${since.toISOString()}${due}`;
  });
}

function readWanted(paymentId: string, values: ReturnType<typeof readArguments>["values"]) {
  const parsed = RequestRefund.safeParse({
    paymentId,
    amountPaise: Math.round(Number(values.rupees) * 100),
    reason: values.reason,
    endsMembership: values["ends-membership"],
    idempotencyKey: crypto.randomUUID(),
  });
  if (parsed.success) return parsed.data;
  throw new StepError(`${parsed.error.issues.map(({ message }) => message).join("\n")}\n${USAGE}`);
}

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  const options = { env: text, state: text, rupees: text, reason: text, decision: text } as const;
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
