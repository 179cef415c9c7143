import type { SchemeCard } from "#worker/domain/content/schemes.server.ts";

/** The choices that leave at least one of the schemes, as `data-fits` has them. */
export function fitsOf(schemes: ReadonlyArray<Pick<SchemeCard, "fits">>): string {
  return [...new Set(schemes.flatMap(({ fits }) => fits))].join(" ");
}
