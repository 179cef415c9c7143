import { rmSync } from "node:fs";
import { join } from "node:path";
import { PATHS } from "../../tests/support/pages.ts";
import { prepareDatabase } from "../local-site.ts";
import { root } from "../processes.ts";
import { Connection, written } from "./load.ts";
import { digits, quantile } from "./numbers.ts";
import { goalTable, table } from "./report.ts";
import { startRuntime } from "./runtime.ts";
import { senders } from "./server.ts";

const STATE = ".wrangler/bench";
const VISITORS = 50;
const SECONDS = 60;
/** Every so many calls of a visitor is a letter. */
const CALLS_A_LETTER = 5;

/** Fifty visitors at once who never rest: each reads page after page and writes a letter after four of them. */
export async function measureVisitors(): Promise<string> {
  rmSync(join(root, STATE), { recursive: true, force: true });
  await prepareDatabase(STATE);
  const runtime = await startRuntime(STATE);
  const read: number[] = [];
  const wrote: number[] = [];
  const { contact } = senders();
  let failures = 0;
  const endsAt = performance.now() + SECONDS * 1000;

  async function visit(number: number): Promise<void> {
    const connection = await Connection.open(runtime.urls.site);
    try {
      for (let step = 0; performance.now() < endsAt; step += 1) {
        const isLetter = step % CALLS_A_LETTER === CALLS_A_LETTER - 1;
        const path = PATHS[(number + step) % PATHS.length] ?? "/";
        const { status, ms } = await connection.send(written(isLetter ? contact() : { path }));
        (isLetter ? wrote : read).push(ms);
        if (status !== (isLetter ? 201 : 200)) failures += 1;
      }
    } finally {
      connection.close();
    }
  }

  try {
    await Promise.all(Array.from({ length: VISITORS }, async (_, number) => visit(number)));
  } finally {
    await runtime.stop();
  }
  const row = (name: string, all: number[]) => [
    name,
    digits(all.length, 0),
    ...[0.5, 0.95, 0.99, 1].map((part) => digits(quantile(all, part), 1)),
  ];
  return [
    ...goalTable([
      {
        figure: "99th percentile of all answers",
        atMost: 400,
        value: quantile([...read, ...wrote], 0.99),
        unit: " ms",
      },
      { figure: "answers other than expected", atMost: 0, value: failures, after: 0 },
    ]),
    "",
    ...table(
      [`${VISITORS} visitors, ${SECONDS} s`, "answers", "median ms", "95 %", "99 %", "slowest"],
      [row("reading a page", read), row("sending a letter", wrote)],
    ),
  ].join("\n");
}
