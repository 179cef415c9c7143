import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { PLAN_IDS } from "../../../contracts/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { BYTE_ORDER_MARK, toCsv } from "../../csv.server.ts";
import { ANY_EVENT } from "../../events/event-titles.server.ts";
import { type Figure, listFigures } from "../../figures/figure-counts.server.ts";
import { type FigureInput, type FigureTable, lastMonths } from "./figure-table.server.ts";
import { funnelTable, mailTable, revenueTable } from "./month-tables.server.ts";
import { cityTable, joinedTable, memberTable, signUpTable } from "./people-tables.server.ts";

type FigureDeps = Pick<Deps, "db" | "now" | "content">;
const FUNNEL = ["intents", "registrations", "orders", "paid"] as const;
const COUNTS = [...FUNNEL, "mails", "members", "joined"] as const;

export async function viewFigures(deps: FigureDeps, role: OperatorRole): Promise<FigureTable[]> {
  const seesMoney = isPermitted(role, "payments.read");
  const input = await readInput(deps, seesMoney ? [...COUNTS, "refunded"] : COUNTS);
  const money = seesMoney ? [revenueTable(input)] : [];
  const people = [signUpTable(input), ...money, cityTable(input), joinedTable(input), memberTable(input)];
  return [funnelTable(input), ...people, mailTable(input)];
}

export async function summariseMonth(deps: Pick<Deps, "db" | "now">): Promise<string> {
  const months = lastMonths(deps.now()).slice(-1);
  return funnelTable({ counts: await listFigures(deps, FUNNEL, months[0] ?? ""), months }).summary;
}

/** Returns one table as CSV; `undefined` if the role is not allowed to see it. */
export async function figuresCsv(deps: FigureDeps, role: OperatorRole, id: string): Promise<string | undefined> {
  const table = (await viewFigures(deps, role)).find((one) => one.id === id);
  if (!table) return undefined;
  const { rowTitle, columns, rows, isMoney } = table;
  const lines = rows.map(({ label, values }) => [label, ...values.map((value) => (isMoney ? value / 100 : value))]);
  return BYTE_ORDER_MARK + toCsv([[rowTitle, ...columns], ...lines]);
}

async function readInput(deps: FigureDeps, figures: readonly Figure[]): Promise<FigureInput> {
  const months = lastMonths(deps.now());
  const counts = await listFigures(deps, figures, months[0] ?? "");
  const { plans, events } = (await deps.content.snapshot()).collections;
  const titles = new Map(plans.map(({ planId, title }) => [planId, title]));
  return {
    counts,
    months,
    plans: new Map(PLAN_IDS.map((id) => [id, titles.get(id) ?? id])),
    events: new Map([
      [ANY_EVENT, { title: "Events in general", city: undefined }],
      ...events.map(({ slug, title, city }) => [slug, { title, city }] as const),
    ]),
  };
}
