import type { Entries, Entry } from "#worker/content/collections.ts";
import type { Outcome } from "#worker/contracts/problem.ts";

/** What a calculator found, ready to be shown. */
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

/** `typed`: the query parameters; `today` is a day in India. `undefined`: a figure that the calculator needs is missing. */
export type Answering = (typed: Readonly<Record<string, string>>, known: Known) => Outcome<Answer> | undefined;
