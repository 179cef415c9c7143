import { toCsv } from "../csv.server.ts";

export type Table = { fields: readonly string[]; data: ReadonlyArray<ReadonlyArray<string | number>> };

/** Writes CSV with a byte order mark, without which Excel does not read UTF-8. */
export function printTable({ fields, data }: Table): string {
  return `\uFEFF${toCsv([fields, ...data])}`;
}
