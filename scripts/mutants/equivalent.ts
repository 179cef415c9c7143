import LINES from "./equivalent.json" with { type: "json" };

export type Equivalent = { path: string; text: string; reason: string };

/** Lines whose removal no test can notice. */
export const EQUIVALENT: readonly Equivalent[] = LINES;
