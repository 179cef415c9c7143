import { digits } from "./numbers.ts";

/** A figure with its goal; `undefined` when this machine cannot measure it. */
export type Goal = { figure: string; value: number | undefined; after?: number; unit?: string } & (
  | { atLeast: number }
  | { atMost: number }
);

/** A table in Markdown, a line an element. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)];
}

export function goalTable(goals: readonly Goal[]): string[] {
  return table(
    ["Figure", "Goal", "Measured", ""],
    goals.map((goal) => {
      const { figure, value, after = 2, unit = "" } = goal;
      const words = "atLeast" in goal ? `≥ ${digitsOf(goal.atLeast)}${unit}` : `≤ ${digitsOf(goal.atMost)}${unit}`;
      if (value === undefined) return [figure, words, "–", "not measured"];
      const isMet = "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
      return [figure, words, `${digits(value, after)}${unit}`, isMet ? "met" : "**not met**"];
    }),
  );
}

function digitsOf(value: number): string {
  return value.toLocaleString("en");
}

export const PARTS = ["server", "visitors", "bundles", "navigation", "lighthouse"] as const;
export type Part = (typeof PARTS)[number];

export function isPart(word: string): word is Part {
  return PARTS.some((part) => part === word);
}

const HEADINGS: Record<Part, string> = {
  server: "## The Worker",
  visitors: "## Fifty visitors",
  bundles: "## Bytes",
  navigation: "## The next page",
  lighthouse: "## Lighthouse",
};
const BEGINNING = `# Benchmarks

Written by \`npm run bench\`. What was measured in the same run may be compared, so read the ratios; milliseconds and
requests belong to the machine and to what else it did.
`;
const NOT_YET = "Not measured yet.";

/** The document with one part's tables made new; the other parts keep theirs. */
export function writeDocument(last: string, part: Part, tables: string): string {
  const sections = PARTS.map((name) => {
    const found = new RegExp(`^${HEADINGS[name]}\\n\\n(.*?)\\n(?=## |$(?![\\s\\S]))`, "ms").exec(last)?.[1]?.trim();
    return `${HEADINGS[name]}\n\n${name === part ? tables : (found ?? NOT_YET)}\n`;
  });
  return [BEGINNING, ...sections, METHOD].join("\n");
}

const METHOD = `## How it is measured

- **The Worker**: the built Worker in workerd itself, on Miniflare's local D1 and KV, over a socket of its own: neither the
  development proxy nor the asset router stands between. The yardsticks are Workers in the same workerd process
  (\`scripts/bench/yardsticks\`). Eight connections, each call after the answer to the last; all cases in turns, forwards
  and backwards; a ratio is the median of the ratios of each round. CPU is that of the workerd process (\`/proc\`), divided
  by the answers, so it has the runtime's own work, D1 and KV in it. _Rendered_ is the same page with a query
  (\`?_routes=\`) that the page does not read and the store leaves alone: as the site renders it again, with the parts that
  it prints once for each publication. A _first rendering_ prints them, too. The _bare React Router page_ is
  one route with one heading, streamed and hydrating as React Router's own entry does it; its build object is written by
  hand. The _constant string_ has as many bytes as the page, and its headers. Locally D1 and the platform's limiter are
  small Workers with SQLite in the same process, and their work is counted. The log is written as everywhere, but nobody
  reads it: a reader is woken at each line, which takes about a tenth of a kept page and would count as workerd's.
  \`/api/health\` also asks KV for the note beside the snapshot, which costs more than its query; so a form post, which
  counts limits and writes a row, is compared with both, it and a Worker that does nothing but one D1 read.
- **Fifty visitors**: the same Worker; each visitor has a connection and sends the next call as soon as the last is answered.
- **Lighthouse** and **the next page**: behind an edge of our own (HTTP/2, TLS, Brotli 4) that also serves the built files
  as the platform does. Lighthouse runs with its mobile preset, simulated (the scores) and really throttled; the constant
  page of 3 kB comes from the same edge, in turns with the pages, with the headers that every file of the site has
  (\`public/_headers\`): for its Cross-Origin-Opener-Policy Chromium begins another process at a first visit, on the
  constant page as on ours. What the same page takes without these headers stands below the table. TBT is the simulated
  one, CLS the highest of all runs. The first simulated run looks at all categories, the others at what the performance
  score is made of. A visit ends when line and processor have been quiet for a second.
- **The next page**: a line of 150 ms and 1.6 Mbit/s, a CPU four times slower, a press of 80 ms after three seconds in
  which the link is in view (a mouse rests on it for 300 ms more), from its end to the first contentful paint of the new
  document. The driver attaches to the tab, as Chromium prerenders nothing for one that attaches to the page, and emulates
  no screen, because setting it again delays the first frame of a prerendered page. The other two ways go without \`/site.js\`, or
  what it fetches ahead would take their line and processor. _The router's own navigation_ is the
  same press, handed to \`navigate()\` on the hydrated page, until the frame after the new heading.
- **Bytes**: the built files; pages as they are answered; Home before idle as Chromium received it over the edge, with
  a browser that is never idle.
`;
