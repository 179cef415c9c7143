import type { Entries, Entry } from "#worker/content/collections.ts";
import type { Outcome } from "#worker/contracts/problem.ts";

export type Answer = {
  label: string;
  figure: string;
  sentence: string;
  points: readonly string[];
  tables: readonly AnswerTable[];
};

export type AnswerTable = {
  caption: string;
  head: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  /** The last row is the sum. */
  hasTotal?: boolean;
};

export type Known = { facts: Entries<"facts">; plans: Entries<"plans">; gst: Entry<"settings">["gst"]; today: string };

/** `typed`: the query parameters; `today`: the Indian date. Returns `undefined` if a fact it needs is missing. */
export type AnswerFunction = (typed: Readonly<Record<string, string>>, known: Known) => Outcome<Answer> | undefined;
