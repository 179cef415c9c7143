import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** The site's source, without the seed's content and the fake Razorpay. */
const SOURCES = "{app,worker}/**/*.{ts,tsx}";
const APART = /^worker\/(?:content\/seed|fake-razorpay)\//;

export type SourceFile = { path: string; lines: number; comments: number };

export function readSources(): SourceFile[] {
  return globSync(SOURCES)
    .filter((path) => !APART.test(path))
    .map((path) => {
      const text = readFileSync(path, "utf8").trimEnd();
      return { path, lines: text.split("\n").length, comments: countCommentLines(text) };
    });
}

/** Lines that contain only a comment; instructions to a linter count too. */
export function countCommentLines(text: string): number {
  let inside = false;
  let count = 0;
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const opens = line.startsWith("/*") || line.startsWith("{/*");
    if (inside || opens || line.startsWith("//")) count += 1;
    if (opens || inside) inside = !line.includes("*/");
  }
  return count;
}

/** The number of files in each folder, not counting its subfolders. */
export function countByFolder(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
