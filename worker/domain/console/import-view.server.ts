import { COLUMNS as ACCOUNT_COLUMNS, type AccountsReport } from "../accounts/import-accounts.server.ts";
import { type ImportReport, COLUMNS as REGISTRATION_COLUMNS } from "../events/import-registrations.server.ts";
import type { Cell } from "./list.server.ts";

export type ImportView = {
  title: string;
  /** Names the columns that are not imported. */
  unread: { text: string; help: string } | undefined;
  summary: readonly string[];
  lines: readonly (Pick<Cell, "text" | "tone"> & { line: number; column: string })[];
  /** Says so when there are more lines than are shown. */
  more: string | undefined;
  canImport: boolean;
  isImported: boolean;
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
  return viewOf(report, { isDryRun, columns: REGISTRATION_COLUMNS, lines, counts, button });
}

export function describeAccounts(report: AccountsReport, isDryRun: boolean): ImportView {
  const { added, known } = report;
  const lines = known.map(({ line, name }) => ({ line, column: "", text: `${name} already has an account.` }));
  const button = added === 1 ? "Add 1 account" : `Add ${added} accounts`;
  const counts = [`Already have an account: ${known.length}`];
  return viewOf(report, { isDryRun, columns: ACCOUNT_COLUMNS, lines, counts, button });
}

type Titles = Readonly<Record<string, { title: string }>>;
type Described = {
  isDryRun: boolean;
  columns: Titles;
  lines: ImportView["lines"];
  counts: readonly string[];
  button: string;
};

function viewOf(
  { errors, added, unread }: Pick<ImportReport, "errors" | "added" | "unread">,
  { isDryRun, columns, lines: others, counts, button }: Described,
): ImportView {
  const hasErrors = errors.length > 0;
  const faults = errors.map(({ line, column, message }) => ({ line, column, text: message, tone: "late" as const }));
  const lines = [...faults, ...others];
  return {
    title: titleOf(hasErrors, isDryRun),
    unread: unread.length > 0 ? nameUnread(unread, columns, isDryRun) : undefined,
    summary: [`${hasErrors || isDryRun ? "Can be added" : "Added"}: ${added}`, ...counts, `Errors: ${errors.length}`],
    lines: lines.slice(0, SHOWN),
    more: lines.length > SHOWN ? `These are the first ${SHOWN} of ${lines.length}.` : undefined,
    canImport: isDryRun && !hasErrors && added > 0,
    isImported: !isDryRun && !hasErrors,
    button,
  };
}

function nameUnread(unread: readonly string[], columns: Titles, isDryRun: boolean) {
  const read = Object.values(columns).map(({ title }) => title);
  const headings = new Intl.ListFormat("en-IN").format(read);
  const what = unread.length === 1 ? "This column is" : "These columns are";
  return {
    text: `${what} not imported: ${unread.join(", ")}.`,
    help: isDryRun
      ? `The import reads only ${headings}. If your file has another heading for one of them, correct it and check again.`
      : "Keep the file if you need this data.",
  };
}

function titleOf(hasErrors: boolean, isDryRun: boolean): string {
  if (hasErrors) return "Nothing can be added until these lines are corrected";
  return isDryRun ? "What was found" : "What was added";
}
