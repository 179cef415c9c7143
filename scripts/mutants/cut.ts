/** A piece of a source that a mutant lacks. */
export type Cut = Piece & { text: string; mark: Mark };

/** What stands in the place of a piece of a source. */
export type Piece = { start: number; end: number; by: string };

/** The expression without whose evaluation (to `when`) a test cannot miss the guard. */
export type Mark = { start: number; end: number; when?: boolean };

export type Node = { type: string; start: number; end: number; [key: string]: unknown };
