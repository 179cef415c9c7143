import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../dev/processes.ts";
import type { Equivalent } from "./equivalent.ts";
import type { Guard } from "./guards.ts";

export type Killer = { file: string; test: string };
export type Verdict = Killer | "survived";

export const DOCUMENT = join(root, "docs/mutants.md");
const ROW = /^\| `(?<key>.+)` \| (?:`(?<file>[^`]+)`: (?<test>.+)|\*\*survived\*\*) \|$/;

export function keyOf({ path, text }: Pick<Guard, "path" | "text">): string {
  return `${path.replace(/^worker\//, "")}: ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`.replaceAll(
    "`",
    "'",
  );
}

export function readReport(): Map<string, Verdict> {
  if (!existsSync(DOCUMENT)) return new Map();
  const rows = readFileSync(DOCUMENT, "utf8")
    .split("\n")
    .map((line) => ROW.exec(line.replace(/ +\|/g, " |"))?.groups);
  return new Map(
    rows
      .filter((row) => row !== undefined)
      .map(({ key = "", file, test = "" }) => {
        return [readBars(key), file ? { file, test: readBars(test) } : "survived"];
      }),
  );
}

/** Writes the report. Returns the number of guards that no test needs. */
export function writeReport(
  guards: readonly Guard[],
  verdicts: Map<string, Verdict>,
  equivalent: readonly Equivalent[],
): number {
  const tried = guards.flatMap((guard) => {
    const verdict = verdicts.get(keyOf(guard));
    return verdict ? [{ key: keyOf(guard), verdict }] : [];
  });
  const survivors = tried.filter(({ verdict }) => verdict === "survived");
  const printed = tried.map(({ key, verdict }) => {
    const killer = verdict === "survived" ? "**survived**" : `\`${verdict.file}\`: ${escapeBars(verdict.test)}`;
    return [`\`${escapeBars(key)}\``, killer];
  });
  const others = equivalent.map((one) => [`\`${escapeBars(keyOf(one))}\``, one.reason]);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(
    DOCUMENT,
    [
      "# Guards and the tests that need them",
      "Written by `npm run mutants`, which removes each guard of money and access once and runs the tests. A line also tells the next run which test to try first.",
      `**${tried.length - survivors.length} of ${tried.length} guards are killed** (${today}, ${guards.length} found): without the guard on the left, the test on the right fails.`,
      table(["Guard", "Killed by"], printed),
      "## Not counted",
      "Without these lines the site behaves the same: they save work, or another guard or the database catches the case.",
      table(["Line", "Why"], others),
      "",
    ].join("\n\n"),
  );
  return survivors.length;
}

function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const escapeBars = (text: string) => text.replaceAll("|", "\\|");
const readBars = (text: string) => text.replaceAll("\\|", "|");
