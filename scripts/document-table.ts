import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.ts";

const OPERATIONS = join(root, "docs/operations.md");

/** The part of docs/operations.md between the marks of a name. */
export function writtenPart(name: string): string {
  return pattern(name).exec(readFileSync(OPERATIONS, "utf8"))?.[1]?.trim() ?? "";
}

/** Puts text between the marks of a name in docs/operations.md. */
export function writePart(name: string, text: string): void {
  const document = readFileSync(OPERATIONS, "utf8");
  if (!pattern(name).test(document)) throw new Error(`docs/operations.md has no part "${name}".`);
  const part = `<!-- ${name} -->\n\n${text.trim()}\n\n<!-- /${name} -->`;
  writeFileSync(
    OPERATIONS,
    document.replace(pattern(name), () => part),
  );
}

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, 3, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, i) => (i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

function pattern(name: string): RegExp {
  return new RegExp(`<!-- ${name} -->([\\s\\S]*?)<!-- /${name} -->`);
}
