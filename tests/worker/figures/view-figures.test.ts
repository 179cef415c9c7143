import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { OPERATOR_ROLES } from "#worker/contracts/console/vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { figuresCsv, summariseMonth, viewFigures } from "#worker/domain/console/figures/view-figures.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { openSite } from "../../support/site/site.ts";

const now = () => new Date("2026-11-24T10:00:00Z");
const { deps } = openSite({ now });
const table = async (id: string) => (await viewFigures(deps, "owner")).find((one) => one.id === id);
const insert = (figure: string, period: string, label: string, count: number, paise = 0) =>
  env.DB.prepare("insert into figure_counts (figure, period, label, count, paise) values (?, ?, ?, ?, ?)")
    .bind(figure, period, label, count, paise)
    .run();

beforeAll(async () => {
  await env.DB.prepare("delete from figure_counts").run();
  const { events } = (await deps.content.snapshot()).collections;
  const inCity = events.find(({ city }) => city !== undefined);
  await insert("intents", "2026-11", "For Membership", 40);
  await insert("registrations", "2026-11", "general", 7);
  await insert("registrations", "2026-10", inCity?.slug ?? "", 9);
  await insert("registrations", "2025-11", "general", 5000);
  await insert("orders", "2026-11", "gold", 5);
  await insert("paid", "2026-11", "gold", 3, 7_499_700);
  await insert("paid", "2026-10", "community", 1, 499_900);
  await insert("refunded", "2026-11", "gold", 1, 1_000_050);
  await insert("mails", "2026-11", "sent", 90);
  await insert("mails", "2026-11", "failed", 2);
  await insert("members", "now", "student", 12);
  await insert("joined", "2026-11", "student", 3);
  await insert("joined", "2026-11", "mentor", 1);
  await insert("joined", "2026-10", "startup", 9);
});

test("new accounts are counted by role for each month, and this month is compared with the last", async () => {
  const joined = await table("joined");
  expect(joined?.columns).toEqual(["Mentor", "MSME", "Investor", "Startup"]);
  // A stack ends with the net amount.
  expect(joined?.shape).toBe("panels");
  expect(joined?.rows.slice(-2).map(({ values }) => values)).toEqual([
    [0, 0, 0, 9],
    [1, 3, 0, 0],
  ]);
  expect(joined?.summary).toBe("November 2026: 4 so far, after 9 in October 2026.");
});

test("the steps to a payment are counted for each of the last twelve months in India", async () => {
  const funnel = await table("funnel");
  expect(funnel?.rows.map(({ label }) => label)).toEqual(
    ["December 2025", "January 2026", "February 2026", "March 2026", "April 2026", "May 2026"].concat([
      "June 2026",
      "July 2026",
      "August 2026",
      "September 2026",
      "October 2026",
      "November 2026",
    ]),
  );
  expect(funnel?.rows.at(-1)?.values).toEqual([40, 7, 5, 3]);
  expect(funnel?.rows.at(-2)?.values).toEqual([0, 9, 0, 1]);
  expect(funnel?.rows.at(0)?.values).toEqual([0, 0, 0, 0]);
});

test("after 18:30 UTC on the last day of a month the next one is the newest", async () => {
  const night = { ...deps, now: () => new Date("2026-11-30T18:30:00Z") };
  expect(await summariseMonth(night)).toBe(
    "December 2026 so far: 0 choices, 0 registrations, 0 orders and 0 payments.",
  );
  expect(await summariseMonth(deps)).toBe(
    "November 2026 so far: 40 choices, 7 registrations, 5 orders and 3 payments.",
  );
});

test("revenue is received by plan, refunded, and net, in paise", async () => {
  const revenue = await table("revenue");
  expect(revenue?.columns.slice(-2)).toEqual(["Refunded", "Net"]);
  expect(revenue?.columns).toHaveLength(4);
  expect(revenue?.rows.at(-1)?.values).toEqual([0, 7_499_700, -1_000_050, 6_499_650]);
  expect(revenue?.rows.at(-2)?.values).toEqual([499_900, 0, 0, 499_900]);
  expect(revenue?.total).toEqual([499_900, 7_499_700, -1_000_050, 6_999_550]);
});

test("sign-ups are counted by event and by the event's city, members by role, mails by outcome", async () => {
  const signUps = await table("sign-ups");
  expect(signUps?.rows.map(({ values }) => values)).toEqual([[9], [7]]);
  expect(signUps?.rows[1]?.label).toBe("Events in general");
  expect((await table("cities"))?.rows[1]).toMatchObject({ label: "City not known", values: [7] });
  expect((await table("members"))?.rows.map(({ label, values }) => [label, ...values])).toContainEqual(["MSME", 12]);
  expect((await table("mails"))?.rows.at(-1)?.values).toEqual([90, 2]);
});

test.each(OPERATOR_ROLES)("%s sees money only with the permission to read payments", async (role) => {
  const sees = ["owner", "finance", "auditor"].includes(role);
  const ids = (await viewFigures(deps, role)).map(({ id }) => id);
  expect(ids.includes("revenue")).toBe(sees);
  expect((await figuresCsv(deps, role, "revenue")) !== undefined).toBe(sees);
});

test("each table is a CSV file, with amounts in rupees", async () => {
  const lines = ((await figuresCsv(deps, "finance", "revenue")) ?? "").split("\r\n");
  expect(lines[0]).toMatch(/^\u{feff}Month,.+,Refunded,Net$/u);
  expect(lines[12]).toBe("November 2026,0,74997,-10000.5,64996.5");
  expect(await figuresCsv(deps, "owner", "unknown")).toBeUndefined();
  for (const { id } of await viewFigures(deps, "owner")) {
    expect((await figuresCsv(deps, "owner", id))?.split("\r\n").length).toBeGreaterThan(2);
  }
});

test("the page reads the rows of its months and no others", async () => {
  for (let n = 0; n < 200; n += 1) await insert("registrations", "2024-01", `old-${n}`, 1);
  const { db, rows } = countRows(env.DB);
  await viewFigures({ ...deps, db: openDb(db) }, "owner");
  const shown = 13;
  expect(rows.read).toBeLessThanOrEqual(3 * shown);
  expect(rows.written).toBe(0);
});

test("the line on Today reads only the rows of its month", async () => {
  for (let month = 1; month < 11; month += 1) {
    for (let n = 0; n < 20; n += 1)
      await insert("registrations", `2026-${String(month).padStart(2, "0")}`, `e-${n}`, 0);
  }
  const { db, rows } = countRows(env.DB);
  await summariseMonth({ ...deps, db: openDb(db) });
  const shown = 4;
  expect(rows.read).toBeLessThanOrEqual(3 * shown);
});
