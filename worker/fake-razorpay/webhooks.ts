import { type EventPayload, randomId } from "./entities.ts";
import { reshape } from "./shape.ts";
import { hmacHex } from "./signature.ts";
import type { Store } from "./store.ts";

type Status = "waiting" | "delivered" | "given_up" | "not_sent";
type Delivery = { eventId: string; type: string; body: string; signature: string; attempts: number; status: Status };

const FIRST_MS = 200;
/** Seconds after the first attempt, as measured: 16 attempts in 23 hours, then the webhook is disabled. */
const LADDER_S = [0, 6, 13, 20, 43, ...Array.from({ length: 11 }, (_, n) => 82 * 2 ** n)];
const AT_ONCE = 20;
const TIMEOUT_MS = 5000;
const COLUMNS = "id as eventId, type, body, signature, attempts, status";

/** Signs the exact bytes that are sent. Every attempt has the same event id. */
export async function queueEvent(store: Store, type: string, about: EventPayload): Promise<void> {
  const entities = Object.entries(about).map(([name, entity]) => [name, { entity: reshape(store, entity) }]);
  const { webhookSecret, isWebhookEnabled, delay } = store.account();
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_FakeRazorpay",
    event: type,
    contains: Object.keys(about),
    payload: Object.fromEntries(entities),
    created_at: store.now(),
  });
  const signature = await hmacHex(webhookSecret ?? store.env.RAZORPAY_WEBHOOK_SECRET, body);
  const at = store.nowMs() + FIRST_MS + delay * 1000;
  const insert = "insert into webhooks values (?, ?, ?, ?, 0, ?, ?, ?)";
  store.sql.exec(insert, randomId(), type, body, signature, isWebhookEnabled ? "waiting" : "not_sent", at, at);
  await store.wake();
}

/** Lists the deliveries whose body contains the id `about`. */
export function listDeliveries(store: Store, about = ""): Delivery[] {
  const query = `select ${COLUMNS} from webhooks where ? = '' or instr(body, ?) > 0 order by rowid`;
  return store.sql.exec<Delivery>(query, about, about).toArray();
}

export function countWaiting(store: Store): number {
  return store.sql.exec<{ n: number }>("select count(*) as n from webhooks where status = 'waiting'").one().n;
}

/** Lists the deliveries due now, with their copies and in the account's order. */
export function listDue(store: Store): Delivery[] {
  const { copies, isShuffled } = store.account();
  const query = `select ${COLUMNS} from webhooks where status = 'waiting' and due_at <= ? order by due_at, rowid`;
  const due = store.sql.exec<Delivery>(query, store.nowMs()).toArray();
  const all = due.flatMap((delivery) => Array.from({ length: copies }, () => delivery));
  return isShuffled ? shuffle(all) : all;
}

/** Plans the next attempt of a delivery that the site did not accept; the last one disables the webhook. */
export function recordAttempt(store: Store, id: string, isAccepted: boolean): void {
  const query = "select attempts, first_at from webhooks where id = ? and status = 'waiting'";
  const [sent] = store.sql.exec<{ attempts: number; first_at: number }>(query, id).toArray();
  if (!sent) return;
  const next = LADDER_S[sent.attempts + 1];
  const status = isAccepted ? "delivered" : next === undefined ? "given_up" : "waiting";
  const dueAt = sent.first_at + ((next ?? 0) * 1000) / store.account().speed;
  const update = "update webhooks set attempts = attempts + 1, status = ?, due_at = ? where id = ?";
  store.sql.exec(update, status, Math.round(dueAt), id);
  if (status !== "given_up") return;
  store.changeAccount({ isWebhookEnabled: false });
  store.sql.exec("update webhooks set status = 'not_sent' where status = 'waiting'");
}

/** Resends deliveries that never arrived, as an operator can on the provider's dashboard for 15 days. */
export async function replay(store: Store): Promise<void> {
  const now = store.nowMs();
  const again = "update webhooks set status = 'waiting', attempts = 0, first_at = ?, due_at = ?";
  store.sql.exec(`${again} where status in ('given_up', 'not_sent')`, now, now);
  await store.wake();
}

export async function deliverDue(store: Store): Promise<void> {
  const due = listDue(store);
  for (let n = 0; n < due.length; n += AT_ONCE) {
    const some = due.slice(n, n + AT_ONCE);
    const accepted = await Promise.all(some.map((delivery) => send(store.env.WEBHOOK_URL, delivery)));
    const failed = new Set(some.filter((_, i) => !accepted[i]).map(({ eventId }) => eventId));
    for (const id of new Set(some.map(({ eventId }) => eventId))) recordAttempt(store, id, !failed.has(id));
  }
}

async function send(url: string, { eventId, body, signature }: Delivery): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Razorpay-Webhook/v1",
        "X-Razorpay-Signature": signature,
        "X-Razorpay-Event-Id": eventId,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    console.warn(`Webhook ${eventId} was not delivered: ${error instanceof Error ? error.name : "unknown"}`);
    return false;
  }
}

function shuffle<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
