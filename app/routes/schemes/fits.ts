import type { SchemeCard } from "#worker/domain/content/schemes.server.ts";

/** The choices that fit at least one of the schemes, as in `data-fits`. */
export function fitsOf(schemes: ReadonlyArray<Pick<SchemeCard, "fits">>): string {
  return [...new Set(schemes.flatMap(({ fits }) => fits))].join(" ");
}
