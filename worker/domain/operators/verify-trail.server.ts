import type { Deps } from "../../deps.ts";
import { BEFORE_FIRST, findFault, type TrailFault } from "../audit-chain.server.ts";
import { findLastNumber, listTrailAfter } from "../audit-trail.server.ts";

export type TrailCheck = { entries: number; fault: TrailFault | undefined };

const ROWS = 1000;

/** Checks the whole chain: changed entries, and entries missing at the start, between or at the end. */
export async function verifyTrail(deps: Pick<Deps, "db">): Promise<TrailCheck> {
  // Read first, because entries can be appended during the check.
  const lastNumber = await findLastNumber(deps);
  let last = BEFORE_FIRST;
  let entries = 0;
  for (;;) {
    const rows = await listTrailAfter(deps, last.seq, ROWS);
    const fault = findFault(last, rows);
    if (fault) return { entries, fault };
    entries += rows.length;
    last = rows.at(-1) ?? last;
    if (rows.length < ROWS) break;
  }
  return { entries, fault: last.seq < lastNumber ? { seq: lastNumber, kind: "missing" } : undefined };
}
