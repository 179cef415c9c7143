import type { FieldDigests } from "../db/schema/platform.ts";
import { sha256Hex } from "./digest.server.ts";

export type TrailRow = {
  seq: number;
  at: Date;
  operator: string;
  action: string;
  subject: string;
  fields: FieldDigests;
  reason: string | null;
  requestId: string;
  previousHash: string;
  hash: string;
};
/** `missing`: entries before `seq` are gone. `changed`: the entry does not match its hash or its predecessor. */
export type TrailFault = { seq: number; kind: "missing" | "changed" };
type Link = Pick<TrailRow, "seq" | "hash">;

export const FIRST_HASH = "0".repeat(64);
export const BEFORE_FIRST: Link = { seq: 0, hash: FIRST_HASH };

export function hashRow(row: Omit<TrailRow, "hash">): string {
  const { seq, at, operator, action, subject, fields, reason, requestId, previousHash } = row;
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256Hex(
    JSON.stringify([seq, at.getTime(), operator, action, subject, sorted, reason, requestId, previousHash]),
  );
}

export function findFault(last: Link, rows: readonly TrailRow[]): TrailFault | undefined {
  let before = last;
  for (const row of rows) {
    if (row.seq !== before.seq + 1) return { seq: row.seq, kind: "missing" };
    if (row.previousHash !== before.hash || row.hash !== hashRow(row)) return { seq: row.seq, kind: "changed" };
    before = row;
  }
  return undefined;
}
