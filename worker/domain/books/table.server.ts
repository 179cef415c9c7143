import { BYTE_ORDER_MARK, toCsv } from "../csv.server.ts";

export type Table = { fields: readonly string[]; data: ReadonlyArray<ReadonlyArray<string | number>> };

export function tableCsv({ fields, data }: Table): string {
  return BYTE_ORDER_MARK + toCsv([fields, ...data]);
}
