import { type EventPayload, randomId } from "./entities.ts";
import { hmacHex } from "./signature.ts";
import type { Store } from "./store.ts";

type Delivery = { eventId: string; type: string; body: string; signature: string; attempts: number; status: string };
type Due = { id: string; body: string; signature: string; attempts: number };

/** In seconds. The real retries take hours. */
const LADDER_S = [0.2, 1, 2, 4, 8, 16, 32, 64];
const DELIVERY_TIMEOUT_MS = 5000;

/** Signs the exact bytes that are sent. Every delivery has the same event id. */
export async function queueEvent(store: Store, type: string, about: EventPayload): Promise<void> {
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_FakeRazorpay",
    event: type,
    contains: Object.keys(about),
    payload: Object.fromEntries(Object.entries(about).map(([name, entity]) => [name, { entity }])),
    created_at: store.now(),
  });
  const signature = await hmacHex(store.env.RAZORPAY_WEBHOOK_SECRET, body);
  const dueAt = Date.now() + (LADDER_S[0] ?? 0) * 1000;
  const insert = "insert into deliveries values (?, ?, ?, ?, 0, 'waiting', ?)";
  store.sql.exec(insert, randomId(), type, body, signature, dueAt);
  await store.wake();
}

export function listDeliveries(store: Store): Delivery[] {
  const rows = store.sql.exec<{ id: string } & Omit<Delivery, "eventId">>(
    "select id, type, body, signature, attempts, status from deliveries order by rowid",
  );
  return rows.toArray().map(({ id, ...delivery }) => ({ eventId: id, ...delivery }));
}

export async function deliverDue(store: Store): Promise<void> {
  const due = store.sql.exec<Due>(
    "select id, body, signature, attempts from deliveries where status = 'waiting' and due_at <= ? order by due_at",
    Date.now(),
  );
  for (const delivery of due.toArray()) await deliver(store, delivery);
}

async function deliver(store: Store, { id, body, signature, attempts }: Due): Promise<void> {
  const isAccepted = await send(store.env.WEBHOOK_URL, id, body, signature);
  const wait = LADDER_S[attempts + 1];
  const status = isAccepted ? "delivered" : wait === undefined ? "given_up" : "waiting";
  const dueAt = Date.now() + (wait ?? 0) * 1000;
  store.sql.exec(
    "update deliveries set attempts = attempts + 1, status = ?, due_at = ? where id = ?",
    status,
    dueAt,
    id,
  );
}

async function send(url: string, eventId: string, body: string, signature: string): Promise<boolean> {
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
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    console.warn(`Webhook ${eventId} was not delivered: ${error instanceof Error ? error.name : "unknown"}`);
    return false;
  }
}
