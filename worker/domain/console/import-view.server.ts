import type { ImportReport } from "../events/import-registrations.server.ts";
import type { Cell } from "./list.server.ts";

export type ImportView = {
  title: string;
  summary: readonly string[];
  lines: readonly (Pick<Cell, "text" | "tone"> & { line: number; column: string })[];
  /** That there are more lines than are shown. */
  more: string | undefined;
  canImport: boolean;
  button: string;
};

const SHOWN = 100;

export function describeImport({ errors, added, known, similar }: ImportReport, isDryRun: boolean): ImportView {
  const hasErrors = errors.length > 0;
  const lines = [
    ...errors.map(({ line, column, message }) => ({ line, column, text: message, tone: "late" as const })),
    ...similar.map(({ person, name, line }) => {
      const whose = line === undefined ? "who is registered with another address" : `in line ${line}`;
      const text = `${person.fullName} has the phone number of ${name}, ${whose}.`;
      return { line: person.line, column: "", text, tone: "due" as const };
    }),
    ...known.map(({ line, fullName }) => ({ line, column: "", text: `${fullName} is registered already.` })),
  ];
  return {
    title: titleOf(hasErrors, isDryRun),
    summary: [
      `${hasErrors || isDryRun ? "Can be added" : "Added"}: ${added}`,
      `Registered already: ${known.length}`,
      `Same phone number as somebody else: ${similar.length}`,
      `Errors: ${errors.length}`,
    ],
    lines: lines.slice(0, SHOWN),
    more: lines.length > SHOWN ? `These are the first ${SHOWN} of ${lines.length}.` : undefined,
    canImport: isDryRun && !hasErrors && added > 0,
    button: added === 1 ? "Add 1 registration" : `Add ${added} registrations`,
  };
}

function titleOf(hasErrors: boolean, isDryRun: boolean): string {
  if (hasErrors) return "Nothing is added before these lines are corrected";
  return isDryRun ? "What was found" : "What was added";
}
