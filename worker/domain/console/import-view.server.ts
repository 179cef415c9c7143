import type { AccountsReport } from "../accounts/import-accounts.server.ts";
import type { ImportReport } from "../events/import-registrations.server.ts";
import type { Cell } from "./list.server.ts";

export type ImportView = {
  title: string;
  summary: readonly string[];
  lines: readonly (Pick<Cell, "text" | "tone"> & { line: number; column: string })[];
  /** Says so when there are more lines than are shown. */
  more: string | undefined;
  canImport: boolean;
  button: string;
};

const SHOWN = 100;

export function describeImport(report: ImportReport, isDryRun: boolean): ImportView {
  const { added, errors, known, similar, places } = report;
  const lines = [
    ...similar.map(({ person, name, line }) => {
      const whose = line === undefined ? "who is registered with another address" : `in line ${line}`;
      const text = `${person.fullName} has the phone number of ${name}, ${whose}.`;
      return { line: person.line, column: "", text, tone: "due" as const };
    }),
    ...known.map(({ line, fullName }) => ({ line, column: "", text: `${fullName} is already registered.` })),
  ];
  const counts = [
    `Already registered: ${known.length}`,
    `Same phone number as somebody else: ${similar.length}`,
    ...(places && errors.length === 0
      ? [`With these, ${places.registered} registrations for ${places.capacity} places`]
      : []),
  ];
  const button = added === 1 ? "Add 1 registration" : `Add ${added} registrations`;
  return viewOf(report, { isDryRun, lines, counts, button });
}

export function describeAccounts(report: AccountsReport, isDryRun: boolean): ImportView {
  const { added, known } = report;
  const lines = known.map(({ line, name }) => ({ line, column: "", text: `${name} already has an account.` }));
  const button = added === 1 ? "Add 1 account" : `Add ${added} accounts`;
  return viewOf(report, { isDryRun, lines, counts: [`Already have an account: ${known.length}`], button });
}

type Described = { isDryRun: boolean; lines: ImportView["lines"]; counts: readonly string[]; button: string };

function viewOf(
  { errors, added }: Pick<ImportReport, "errors" | "added">,
  { isDryRun, lines: others, counts, button }: Described,
): ImportView {
  const hasErrors = errors.length > 0;
  const faults = errors.map(({ line, column, message }) => ({ line, column, text: message, tone: "late" as const }));
  const lines = [...faults, ...others];
  return {
    title: titleOf(hasErrors, isDryRun),
    summary: [`${hasErrors || isDryRun ? "Can be added" : "Added"}: ${added}`, ...counts, `Errors: ${errors.length}`],
    lines: lines.slice(0, SHOWN),
    more: lines.length > SHOWN ? `These are the first ${SHOWN} of ${lines.length}.` : undefined,
    canImport: isDryRun && !hasErrors && added > 0,
    button,
  };
}

function titleOf(hasErrors: boolean, isDryRun: boolean): string {
  if (hasErrors) return "Nothing can be added until these lines are corrected";
  return isDryRun ? "What was found" : "What was added";
}
