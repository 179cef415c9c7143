import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { builtSite, startWorkerd } from "../dev/built-worker.ts";
import { fakeRazorpay } from "../dev/fake-razorpay.ts";
import { buy, FAKE_KEYS, quantile, type Shop, untilDelivered } from "./buyers.ts";
import { figureTable, format, none, table } from "./report.ts";
import { startFresh } from "./runtime.ts";

const [BUYERS, SECONDS] = [50, 60];
const STATE = ".wrangler/bench-payments";
/** Each query counts rows that must not exist. */
const INVARIANTS: Array<[name: string, sql: string]> = [
  [
    "paid orders without one membership",
    "select count(*) from orders where status = 'paid' and id not in (select order_id from memberships)",
  ],
  [
    "memberships of unpaid orders",
    "select count(*) from memberships where order_id in (select id from orders where status <> 'paid')",
  ],
  [
    "paid orders without one document",
    "select count(*) from orders where status = 'paid' and (select count(*) from documents where order_id = orders.id) <> 1",
  ],
  [
    "gaps and repeats in document numbers",
    "select coalesce(sum(most - n), 0) from (select max(sequence) as most, count(distinct sequence) as n from documents group by series)",
  ],
  ["payments that need a decision", "select count(*) from payment_decisions"],
];

/** Runs 50 concurrent buyers against the built Worker and the fake Razorpay and its webhooks, then checks the books. */
export async function measurePayments(): Promise<string> {
  const [site, fake] = [await freeAddress(), await freeAddress()];
  const variables = {
    ...FAKE_KEYS,
    SITE_URL: site.origin,
    RAZORPAY_API_URL: fake.origin,
    RAZORPAY_CHECKOUT_URL: `${fake.origin}/v1/checkout.js`,
    LIMITS_FACTOR: "1000",
  };
  const workerd = await startFresh(STATE, [builtSite(variables)], { port: Number(site.port) });
  const provider = await startWorkerd(`${STATE}/fake`, [await fakeRazorpay(FAKE_KEYS, site.origin)], {
    port: Number(fake.port),
  });
  const shop: Shop = { site, fake, times: { "create-order": [], verify: [] }, failures: 0, bought: 0, started: 0 };
  const endsAt = Date.now() + SECONDS * 1000;
  await Promise.all(Array.from({ length: BUYERS }, () => buy(shop, endsAt)));
  await untilDelivered(fake);
  const db = await workerd.getD1Database("DB", "site");
  const count = async (sql: string) => Number(Object.values((await db.prepare(sql).first()) ?? {})[0]);
  const paid = await count("select count(*) from orders where status = 'paid'");
  const figures = [
    none("calls that failed", shop.failures),
    none("payments that the site does not know", shop.bought - paid),
  ];
  for (const [name, sql] of INVARIANTS) figures.push(none(name, await count(sql)));
  await Promise.all([workerd.dispose(), provider.dispose()]);
  const rows = Object.entries(shop.times).map(([call, times]) => [
    `\`${call}\``,
    format(times.length),
    ...[0.5, 0.99].map((part) => format(quantile(times, part), 0)),
  ]);
  const head = [
    `${BUYERS} buyers, ${SECONDS} s, ${format(paid)} memberships (${format(paid / SECONDS, 1)} a second)`,
    "calls",
    "p50 ms",
    "p99 ms",
  ];
  return [figureTable(figures), table(head, rows)].join("\n\n");
}

async function freeAddress(): Promise<URL> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return new URL(`http://127.0.0.1:${port}`);
}
