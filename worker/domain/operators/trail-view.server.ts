import type { Deps } from "../../deps.ts";
import type { TrailRow } from "../audit-chain.server.ts";
import { listTrail, TRAIL_PAGE } from "../audit-trail.server.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { namesOf } from "./staff.server.ts";

export type TrailLine = {
  seq: number;
  at: string;
  operator: string;
  action: string;
  subject: string;
  fields: string[];
  reason: string | null;
  requestId: string;
};

export async function viewTrail(deps: Pick<Deps, "db">, before: string | null) {
  const rows = await listTrail(deps, /^\d{1,15}$/.test(before ?? "") ? Number(before) : undefined);
  const shown = rows.slice(0, TRAIL_PAGE);
  const lines = await linesOf(deps, shown);
  return { lines, older: rows.length > TRAIL_PAGE ? shown.at(-1)?.seq : undefined };
}

export async function linesOf(deps: Pick<Deps, "db">, rows: readonly TrailRow[]): Promise<TrailLine[]> {
  const names = await namesOf(deps, [...new Set(rows.map(({ operator }) => operator))]);
  return rows.map(({ seq, at, operator, action, subject, fields, reason, requestId }) => {
    const name = names.get(operator) ?? operator;
    return { seq, at: dayAndHour(at), operator: name, action, subject, fields: Object.keys(fields), reason, requestId };
  });
}
