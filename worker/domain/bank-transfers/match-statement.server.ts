import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { UpdateDeps } from "../billing/payment-batch.server.ts";
import { addDays, indianDay } from "../india-calendar.server.ts";
import { readBankStatement, type StatementCredit, type UnreadableLine } from "./bank-statement.server.ts";
import {
  type BankCredit,
  DAYS_APART,
  linkLineStatement,
  listCreditsByReference,
  type NewCredit,
} from "./credits.server.ts";
import { judgeCredit, receiveCredit } from "./receive-credit.server.ts";
import { bankNumberOf, findReferences } from "./reference.server.ts";
import { type ParkReason, reasonToPark } from "./transfer-terms.server.ts";
import { type BankTransfer, listReservedAt, listTransfersByReference } from "./transfers.server.ts";

/**
 * `matched` begins a membership, a {@link ParkReason} parks the money. `already_used`: recorded before, by a statement or by
 * hand. `maybe_recorded`: a recorded credit has its amount or its number, but not both, or another day.
 * `unknown`: no reference of ours; `unclear`: several of them. `not_yet`: upload the statement again.
 */
export type LineResult = "matched" | ParkReason | "already_used" | "maybe_recorded" | "unknown" | "unclear" | "not_yet";
export type MatchedLine = Pick<StatementCredit, "line" | "receivedOn" | "amountPaise"> & {
  result: LineResult;
  reference?: string;
  expectedPaise?: number;
  /** The bank's text, if it does not name exactly one transfer. */
  narration?: string;
  /** Reservations of the same amount, made by that day and unpaid, if it names none. */
  candidates?: readonly string[];
};
export type StatementReport = { lines: MatchedLine[]; debits: number; unreadable: UnreadableLine[] };

/** D1 allows 1,000 statements a call, and a membership takes about 25. */
const RECORDED_AT_ONCE = 30;
const NAMES = { date: "a date", narration: "a narration", credit: "a credit or deposit amount" };

/**
 * Matches a bank statement (CSV) with the transfers. A dry run reports the same and writes nothing. Refuses with
 * `invalid_input` when a column is not recognised. A line that was recorded before is never recorded twice.
 */
export async function matchStatement(
  deps: UpdateDeps,
  { csv, operator, isDryRun }: { csv: string; operator: string; isDryRun: boolean },
): Promise<Outcome<StatementReport>> {
  const statement = readBankStatement(csv);
  if ("missing" in statement) {
    const missing = statement.missing.map((name) => NAMES[name]).join(", ");
    return refused("invalid_input", `This file has no column for ${missing}. Export the statement as CSV.`);
  }
  const { credits, debits, unreadable } = statement;
  const known = await readKnown(deps, credits);
  const lines: MatchedLine[] = [];
  let recorded = 0;
  for (const credit of credits) {
    const { line, receivedOn, amountPaise, narration } = credit;
    const { result, transfer, link } = judge(known, credit, indianDay(deps.now()));
    if (link && !isDryRun) await linkLineStatement(deps, link, credit);
    if (!transfer) {
      lines.push({ line, receivedOn, amountPaise, result, narration });
      continue;
    }
    const { reference, amountPaise: expectedPaise } = transfer;
    const shown = { line, receivedOn, amountPaise, reference, expectedPaise };
    if (result === "already_used" || result === "maybe_recorded") lines.push({ ...shown, result });
    else if (recorded >= RECORDED_AT_ONCE) lines.push({ ...shown, result: "not_yet" });
    else {
      recorded++;
      known.keys.add(credit.key);
      const received = creditOf(credit, reference, operator);
      const done = isDryRun ? checkDryRun(deps, transfer, received, result) : record(deps, credits, credit, received);
      const outcome = await done;
      if (outcome === "matched") known.paid.add(reference);
      lines.push({ ...shown, result: outcome });
    }
  }
  return ok({ lines: await withCandidates(deps, lines, known.paid), debits, unreadable });
}

async function withCandidates(
  deps: Pick<UpdateDeps, "db">,
  lines: readonly MatchedLine[],
  paid: ReadonlySet<string>,
): Promise<MatchedLine[]> {
  const isUnknown = ({ result }: MatchedLine) => result === "unknown";
  const amounts = [...new Set(lines.filter(isUnknown).map(({ amountPaise }) => amountPaise))];
  const reserved = (await listReservedAt(deps, amounts)).filter(({ reference }) => !paid.has(reference));
  const candidatesOf = ({ amountPaise, receivedOn }: MatchedLine) =>
    reserved
      .filter((transfer) => transfer.amountPaise === amountPaise && indianDay(transfer.createdAt) <= receivedOn)
      .map(({ reference }) => reference);
  return lines.map((line) => (isUnknown(line) ? { ...line, candidates: candidatesOf(line) } : line));
}

type Known = {
  transfers: ReadonlyMap<string, BankTransfer>;
  credits: readonly BankCredit[];
  lines: readonly StatementCredit[];
  keys: Set<string>;
  /** Keys of the lines of this file, recorded or not. */
  inFile: ReadonlySet<string>;
  paid: Set<string>;
  linked: Set<string>;
};

async function readKnown(deps: Pick<UpdateDeps, "db">, lines: readonly StatementCredit[]): Promise<Known> {
  const references = [...new Set(lines.flatMap(({ narration }) => findReferences(narration)))];
  const transfers = await listTransfersByReference(deps, references);
  const recorded = await listCreditsByReference(deps, [...transfers.keys()]);
  const keys = new Set(recorded.flatMap(({ lineKey }) => (lineKey ? [lineKey] : [])));
  const inFile = new Set(lines.map(({ key }) => key));
  return { transfers, credits: recorded, lines, keys, inFile, paid: new Set(), linked: new Set() };
}

function judge(
  { transfers, credits, lines, keys, inFile, paid, linked }: Known,
  line: StatementCredit,
  today: string,
): { result: LineResult; transfer?: BankTransfer; link?: BankCredit } {
  const { narration, receivedOn, amountPaise, key } = line;
  const named = findReferences(narration).flatMap((reference) => transfers.get(reference) ?? []);
  const [transfer] = named;
  if (!transfer) return { result: "unknown" };
  if (named.length > 1) return { result: "unclear" };
  if (keys.has(key)) return { result: "already_used", transfer };
  const { reference } = transfer;
  const own = credits.filter((credit) => credit.reference === reference && !linked.has(credit.id));
  const byHand = own.filter((credit) => credit.lineKey === null);
  const equal = byHand.filter((credit) => credit.amountPaise === amountPaise);
  const numbered = byHand.filter((credit) => isNumbered(credit, line));
  const link =
    equal.find((credit) => numbered.includes(credit)) ?? equal.find((credit) => couldBeSameMoney(credit, line));
  if (link) {
    linked.add(link.id);
    return { result: "already_used", transfer, link };
  }
  const inOtherFile = own.filter(
    (credit) => credit.lineKey !== null && !inFile.has(credit.lineKey) && credit.amountPaise === amountPaise,
  );
  const isOnDay = (credit: BankCredit) => credit.receivedOn === receivedOn;
  const withNumber = inOtherFile.filter((credit) => isNumbered(credit, line));
  const isOfNoLine = (credit: BankCredit) => !lines.some((one) => one.key !== key && isNumbered(credit, one));
  const other =
    withNumber.find(isOnDay) ?? withNumber[0] ?? inOtherFile.find((credit) => isOnDay(credit) && isOfNoLine(credit));
  if (other) {
    linked.add(other.id);
    const isSame = isOnDay(other) && (isNumbered(other, line) || couldBeSameMoney(other, line));
    return { result: isSame ? "already_used" : "maybe_recorded", transfer };
  }
  if (equal.length > 0 || numbered.length > 0) return { result: "maybe_recorded", transfer };
  const state = paid.has(reference) ? { ...transfer, status: "paid" as const } : transfer;
  return { result: reasonToPark(state, { amountPaise, receivedOn }, today) ?? "matched", transfer };
}

/** The text includes the number's own column. Only a whole word counts, because a typed number can be short. */
function isNumbered({ bankNumber }: BankCredit, { narration, number }: StatementCredit): boolean {
  if (!bankNumber) return false;
  const words = [number, ...narration.toUpperCase().split(/[^A-Z\d]+/)];
  return words.some((word) => bankNumberOf(word) === bankNumber);
}

/** Without two numbers to compare, the days decide. */
function couldBeSameMoney({ bankNumber, receivedOn }: BankCredit, line: StatementCredit): boolean {
  const isNear =
    receivedOn >= addDays(line.receivedOn, -DAYS_APART) && receivedOn <= addDays(line.receivedOn, DAYS_APART);
  return isNear && (!bankNumber || bankNumberOf(line.number) === "");
}

/** Checks in a dry run what only other rows show: whether an upgrade still fits and the bank number is unused. */
async function checkDryRun(deps: UpdateDeps, transfer: BankTransfer, credit: NewCredit, result: LineResult) {
  if (result !== "matched") return result;
  return (await judgeCredit(deps, transfer, credit)).reason ?? result;
}

async function record(
  deps: UpdateDeps,
  lines: readonly StatementCredit[],
  line: StatementCredit,
  credit: NewCredit,
): Promise<LineResult> {
  const outcome = await receiveCredit(deps, credit);
  if (!outcome.ok) {
    const { result, link } = judge(await readKnown(deps, lines), line, indianDay(deps.now()));
    if (link) await linkLineStatement(deps, link, line);
    return result;
  }
  return outcome.value.result === "paid" ? "matched" : outcome.value.reason;
}

function creditOf(
  { receivedOn, amountPaise, key, number }: StatementCredit,
  reference: string,
  recordedBy: string,
): NewCredit {
  const credit = { reference, receivedOn, amountPaise, lineKey: key, recordedBy };
  const bankNumber = bankNumberOf(number);
  return bankNumber ? { ...credit, bankNumber } : credit;
}
