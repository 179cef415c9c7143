/** A part of a source that a mutant removes. */
export type Cut = Piece & { text: string; mark: Mark };

/** A range of a source and its replacement. */
export type Piece = { start: number; end: number; by: string };

/** An expression. A test can only depend on the guard if it evaluates this expression (to `when`). */
export type Mark = { start: number; end: number; when?: boolean };

export type Node = { type: string; start: number; end: number; [key: string]: unknown };
