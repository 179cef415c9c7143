import type { LineResult, MatchedLine, StatementReport } from "../../bank-transfers/match-statement.server.ts";
import { reasonText } from "../../bank-transfers/transfer-terms.server.ts";
import { longDate } from "../../india-calendar.server.ts";
import { formatExactRupees } from "../../money.server.ts";
import type { Cell } from "../list.server.ts";

type Line = {
  line: number;
  day: string;
  amount: string;
  reference: string;
  narration?: string | undefined;
  result: Cell;
  /** References of some reservations that this money may be for. */
  candidates?: readonly string[] | undefined;
};
export type ReportView = ReturnType<typeof describeReport>;

const CANDIDATES_SHOWN = 3;
const STARTED = "The membership has begun";
const UNRECORDED = {
  already_used: { text: "Already recorded" },
  maybe_recorded: {
    text: "May already be recorded, with another number, day or amount: compare the two",
    tone: "late",
  },
  unknown: { text: "No matching reference" },
  unclear: { text: "Several references: confirm it manually", tone: "late" },
  not_yet: { text: "Not yet: check this statement again later", tone: "due" },
} as const satisfies Partial<Record<LineResult, Cell>>;
const PROBLEMS = {
  date: "The date cannot be read.",
  amount: "The amount cannot be read. Write it like 2,99,999.00.",
  direction: "This line does not say whether it is a credit or a debit.",
};

export function describeReport({ lines, debits, unreadable }: StatementReport, isDryRun: boolean) {
  const ours = lines.filter(({ result }) => result !== "unknown");
  const unread = unreadable.map(({ line, problem }): Line => {
    return { line, day: "", amount: "", reference: "", result: { text: PROBLEMS[problem], tone: "late" } };
  });
  const matched = ours.filter(({ result }) => result === "matched").length;
  const known = ours.filter(({ result }) => result === "already_used").length;
  const others = lines.filter(({ result }) => result === "unknown").map((line) => lineOf(line, isDryRun));
  return {
    isDryRun,
    summary: [
      `Matched: ${matched}`,
      `To check: ${ours.length - matched - known}`,
      `Already recorded: ${known}`,
      `Unreadable: ${unread.length}`,
      `Credits without our reference: ${others.length}`,
      `Debits: ${debits}`,
    ],
    /** Those that name our transfers or cannot be read, then credits without our reference, each in the file's order. */
    lines: [
      ...[...ours.map((line) => lineOf(line, isDryRun)), ...unread].toSorted((a, b) => a.line - b.line),
      ...others,
    ],
    recordable: ours.filter(({ result }) => !isUnrecorded(result)).length,
  };
}

function lineOf(matched: MatchedLine, isDryRun: boolean): Line {
  const { line, receivedOn, amountPaise, reference = "", narration, candidates } = matched;
  return {
    line,
    day: longDate(receivedOn),
    amount: `₹${formatExactRupees(amountPaise)}`,
    reference,
    narration,
    result: resultOf(matched, isDryRun),
    candidates: candidates?.slice(0, CANDIDATES_SHOWN),
  };
}

function resultOf(
  { result, expectedPaise = 0 }: Pick<MatchedLine, "result" | "expectedPaise">,
  isDryRun: boolean,
): Cell {
  if (result === "matched") return { text: isDryRun ? "Matches: the membership will begin" : STARTED, tone: "done" };
  if (isUnrecorded(result)) return UNRECORDED[result];
  const what = isDryRun ? "The money will be set aside." : "Set aside.";
  return { text: `${reasonText(result, { amountPaise: expectedPaise })} ${what}`, tone: "late" };
}

function isUnrecorded(result: LineResult): result is keyof typeof UNRECORDED {
  return Object.hasOwn(UNRECORDED, result);
}
