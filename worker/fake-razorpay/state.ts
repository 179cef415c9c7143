import { DurableObject } from "cloudflare:workers";
import { type OrderPage, orderPageQuery } from "./order-list.ts";
import { hmacHex } from "./signature.ts";

/** Without a webhook address, events are recorded but not sent. */
export type FakeRazorpayEnv = {
  STATE: DurableObjectNamespace<RazorpayState>;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
  WEBHOOK_URL: string;
};

/** Shapes from the provider's documentation: amounts in paise, times in seconds since 1970. */
export type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  /** The real API returns `[]` if there are none. */
  notes: Record<string, string> | [];
  created_at: number;
};
type OrderInput = Pick<Order, "amount" | "currency" | "receipt" | "notes">;
export type Payment = {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  method: string;
  captured: boolean;
  email: string;
  contact: string;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  error_code: string | null;
  error_description: string | null;
  created_at: number;
};
export type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  status: "pending" | "processed" | "failed";
  created_at: number;
};
export type Dispute = {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: "open" | "under_review" | "won" | "lost" | "closed";
  phase: string;
  created_at: number;
};
export type Delivery = {
  eventId: string;
  type: string;
  body: string;
  signature: string;
  attempts: number;
  status: string;
};
/** `late`: the bank confirms after the time-out; `uncaptured`: paid, but never captured. */
export type PaymentEnding = "success" | "failure" | "late" | "uncaptured";
export type Fault = { kind: "status" | "html" | "broken_json" | "delay" | "lost_answer"; value: number; count: number };

/** An old account refuses `unique_receipt`. `now` is in seconds since 1970; `null` means the real time. */
export type Account = { isOld: boolean; now: number | null };

/** In seconds. The real retries take hours. */
const LADDER_S = [0.2, 1, 2, 4, 8, 16, 32, 64];
const DELIVERY_TIMEOUT_MS = 5000;
const LATE_S = 2;

/** One object, so that answers are as consistent as the provider's. */
export class RazorpayState extends DurableObject<FakeRazorpayEnv> {
  private readonly sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: FakeRazorpayEnv) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    this.sql.exec(`create table if not exists orders (id text primary key, receipt text, json text not null);
      create index if not exists orders_created on orders (json_extract(json, '$.created_at'));
      create table if not exists payments (id text primary key, order_id text not null, json text not null);
      create index if not exists payments_order on payments (order_id);
      create table if not exists deliveries (id text primary key, type text not null, body text not null,
        signature text not null, attempts integer not null, status text not null, due_at integer not null);
      create table if not exists refunds (id text primary key, payment_id text not null, json text not null);
      create table if not exists disputes (id text primary key, json text not null);
      create table if not exists late (payment_id text primary key, due_at integer not null);
      create table if not exists faults (id integer primary key autoincrement, json text not null);
      create table if not exists account (id integer primary key, json text not null);`);
  }

  createOrder(input: OrderInput, isReceiptUnique: boolean): Order {
    const earlier = isReceiptUnique && input.receipt ? this.listOrders(input.receipt)[0] : undefined;
    if (earlier) return earlier;
    return this.insertOrder(input, this.now());
  }

  /** Unpaid orders, `spacing` seconds apart. */
  createOrders(count: number, lastAt: number, spacing: number): string[] {
    const input: OrderInput = { amount: 499_900, currency: "INR", receipt: null, notes: [] };
    return Array.from({ length: count }, (_, n) => this.insertOrder(input, lastAt - n * spacing).id);
  }

  findOrder(id: string): Order | undefined {
    return this.read<Order>("select json from orders where id = ?", id)[0];
  }

  listOrders(receipt?: string): Order[] {
    return receipt === undefined
      ? this.read<Order>("select json from orders order by rowid desc")
      : this.read<Order>("select json from orders where receipt = ? order by rowid", receipt);
  }

  pageOrders(page: OrderPage): Order[] {
    const { sql, values } = orderPageQuery(page);
    return this.read<Order>(sql, ...values);
  }

  findPayment(id: string): Payment | undefined {
    return this.read<Payment>("select json from payments where id = ?", id)[0];
  }

  listPayments(orderId: string): Payment[] {
    return this.read<Payment>("select json from payments where order_id = ? order by rowid", orderId);
  }

  async pay(
    orderId: string,
    ending: PaymentEnding,
    payer: { email?: string; contact?: string },
  ): Promise<{ payment: Payment; signature: string | undefined } | { error: string }> {
    const order = this.findOrder(orderId);
    if (!order) return { error: "The id provided does not exist" };
    if (order.status === "paid") return { error: "Payment already done for this order." };
    const isAuthorized = ending === "success" || ending === "uncaptured";
    const payment: Payment = {
      id: `pay_${randomId()}`,
      entity: "payment",
      amount: order.amount,
      currency: order.currency,
      status: isAuthorized ? "authorized" : "failed",
      order_id: order.id,
      method: "upi",
      captured: false,
      email: payer.email || "void@razorpay.com",
      contact: payer.contact ?? "",
      amount_refunded: 0,
      refund_status: null,
      error_code: isAuthorized ? null : "BAD_REQUEST_ERROR",
      error_description: isAuthorized ? null : "Payment was not completed: the bank did not confirm it.",
      created_at: this.now(),
    };
    this.save({ ...order, status: "attempted", attempts: order.attempts + 1 }, payment);
    if (isAuthorized) {
      await this.queue("payment.authorized", { payment });
      const left = ending === "success" ? await this.capture(payment) : payment;
      return { payment: left, signature: await hmacHex(this.env.RAZORPAY_KEY_SECRET, `${order.id}|${payment.id}`) };
    }
    await this.queue("payment.failed", { payment });
    if (ending === "late") {
      this.sql.exec("insert into late values (?, ?)", payment.id, Date.now() + LATE_S * 1000);
      await this.wake();
    }
    return { payment, signature: undefined };
  }

  /** `amount` in paise. With `isPending` the refund waits for {@link settleRefund}. */
  async refund(
    paymentId: string,
    { amount, isPending = false }: { amount?: number; isPending?: boolean },
  ): Promise<Refund | { error: string }> {
    const payment = this.findPayment(paymentId);
    if (!payment) return { error: "The id provided does not exist" };
    if (payment.status !== "captured" && payment.status !== "authorized") {
      return { error: "The payment has been fully refunded already, or was never made." };
    }
    const left = payment.amount - payment.amount_refunded;
    const sum = amount ?? left;
    if (sum > left) return { error: "The total refund amount is greater than the refund payment amount" };
    const refund: Refund = {
      id: `rfnd_${randomId()}`,
      entity: "refund",
      amount: sum,
      currency: payment.currency,
      payment_id: paymentId,
      status: isPending ? "pending" : "processed",
      created_at: this.now(),
    };
    this.saveRefund(refund);
    const refunded = this.changeRefunded(payment, sum);
    await this.queue("refund.created", { refund, payment: refunded });
    if (!isPending) await this.queue("refund.processed", { refund, payment: refunded });
    return refund;
  }

  async settleRefund(id: string, status: "processed" | "failed"): Promise<Refund | { error: string }> {
    const pending = this.read<Refund>("select json from refunds where id = ?", id)[0];
    const payment = pending && this.findPayment(pending.payment_id);
    if (!payment || pending.status !== "pending") return { error: "The id provided does not exist" };
    const refund: Refund = { ...pending, status };
    this.saveRefund(refund);
    const left = status === "failed" ? this.changeRefunded(payment, -refund.amount) : payment;
    await this.queue(`refund.${status}`, { refund, payment: left });
    return refund;
  }

  listRefunds(paymentId: string): Refund[] {
    return this.read<Refund>("select json from refunds where payment_id = ? order by rowid", paymentId);
  }

  async dispute(
    event: string,
    dispute: Pick<Dispute, "payment_id"> & Partial<Dispute>,
  ): Promise<Dispute | { error: string }> {
    const payment = this.findPayment(dispute.payment_id);
    if (!payment) return { error: "The id provided does not exist" };
    const known = dispute.id && this.read<Dispute>("select json from disputes where id = ?", dispute.id)[0];
    const created: Dispute = {
      id: `disp_${randomId()}`,
      entity: "dispute",
      payment_id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      amount_deducted: 0,
      reason_code: "goods_or_services_not_received_or_partially_received",
      respond_by: this.now() + 7 * 24 * 60 * 60,
      status: "open",
      phase: "chargeback",
      created_at: this.now(),
    };
    const entity: Dispute = { ...(known || created), ...dispute };
    const save = "insert into disputes values (?, ?) on conflict (id) do update set json = excluded.json";
    this.sql.exec(save, entity.id, JSON.stringify(entity));
    await this.queue(`payment.dispute.${event}`, { payment, dispute: entity });
    return entity;
  }

  account(): Account {
    return { isOld: false, now: null, ...this.read<Partial<Account>>("select json from account")[0] };
  }

  changeAccount(changes: Partial<Account>): void {
    const json = JSON.stringify({ ...this.account(), ...changes });
    this.sql.exec("insert into account values (1, ?) on conflict (id) do update set json = excluded.json", json);
  }

  listDeliveries(): Delivery[] {
    return this.sql
      .exec<{ id: string; type: string; body: string; signature: string; attempts: number; status: string }>(
        "select id, type, body, signature, attempts, status from deliveries order by rowid",
      )
      .toArray()
      .map(({ id, ...delivery }) => ({ eventId: id, ...delivery }));
  }

  addFault(fault: Fault): void {
    this.sql.exec("insert into faults (json) values (?)", JSON.stringify(fault));
  }

  clearFaults(): void {
    this.sql.exec("delete from faults");
  }

  takeFault(): Fault | undefined {
    const row = this.sql
      .exec<{ id: number; json: string }>("select id, json from faults order by id limit 1")
      .toArray()[0];
    if (!row) return undefined;
    const fault: Fault = JSON.parse(row.json);
    if (fault.count > 1) {
      this.sql.exec(
        "update faults set json = ? where id = ?",
        JSON.stringify({ ...fault, count: fault.count - 1 }),
        row.id,
      );
    } else {
      this.sql.exec("delete from faults where id = ?", row.id);
    }
    return fault;
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const late = this.sql.exec<{ payment_id: string }>("select payment_id from late where due_at <= ?", now).toArray();
    for (const { payment_id: id } of late) await this.authorizeLate(id);
    const due = this.sql
      .exec<{ id: string; body: string; signature: string; attempts: number }>(
        "select id, body, signature, attempts from deliveries where status = 'waiting' and due_at <= ? order by due_at",
        now,
      )
      .toArray();
    for (const delivery of due) await this.deliver(delivery);
    await this.wake();
  }

  async authorizeLate(id: string): Promise<Payment | undefined> {
    this.sql.exec("delete from late where payment_id = ?", id);
    const payment = this.findPayment(id);
    if (!payment) return undefined;
    const authorized: Payment = { ...payment, status: "authorized", error_code: null, error_description: null };
    await this.queue("payment.authorized", { payment: authorized });
    return this.capture(authorized);
  }

  private async capture(payment: Payment): Promise<Payment> {
    const captured: Payment = { ...payment, status: "captured", captured: true };
    const order = this.findOrder(payment.order_id);
    if (!order) return captured;
    const paid: Order = { ...order, status: "paid", amount_paid: order.amount, amount_due: 0 };
    this.save(paid, captured);
    await this.queue("payment.captured", { payment: captured });
    await this.queue("order.paid", { payment: captured, order: paid });
    return captured;
  }

  /** Signs the exact bytes that are sent. Every delivery has the same event id. */
  private async queue(
    type: string,
    about: { payment: Payment; order?: Order; refund?: Refund; dispute?: Dispute },
  ): Promise<void> {
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_FakeRazorpay",
      event: type,
      contains: Object.keys(about),
      payload: Object.fromEntries(Object.entries(about).map(([name, entity]) => [name, { entity }])),
      created_at: this.now(),
    });
    const signature = await hmacHex(this.env.RAZORPAY_WEBHOOK_SECRET, body);
    const dueAt = Date.now() + (LADDER_S[0] ?? 0) * 1000;
    this.sql.exec(
      "insert into deliveries values (?, ?, ?, ?, 0, 'waiting', ?)",
      randomId(),
      type,
      body,
      signature,
      dueAt,
    );
    await this.wake();
  }

  private async deliver({
    id,
    body,
    signature,
    attempts,
  }: {
    id: string;
    body: string;
    signature: string;
    attempts: number;
  }) {
    const isAccepted = await this.send(id, body, signature);
    const wait = LADDER_S[attempts + 1];
    const status = isAccepted ? "delivered" : wait === undefined ? "given_up" : "waiting";
    const dueAt = Date.now() + (wait ?? 0) * 1000;
    this.sql.exec(
      "update deliveries set attempts = attempts + 1, status = ?, due_at = ? where id = ?",
      status,
      dueAt,
      id,
    );
  }

  private async send(eventId: string, body: string, signature: string): Promise<boolean> {
    try {
      const response = await fetch(this.env.WEBHOOK_URL, {
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

  /** Without a webhook address there is no alarm: tests decide when to deliver. */
  private async wake(): Promise<void> {
    if (!this.env.WEBHOOK_URL) return;
    const waiting = "select due_at from deliveries where status = 'waiting' union all select due_at from late";
    const next = this.sql
      .exec<{ due_at: number | null }>(`select min(due_at) as due_at from (${waiting})`)
      .one().due_at;
    if (next !== null) await this.ctx.storage.setAlarm(Math.max(next, Date.now() + 50));
  }

  /** Seconds since 1970. */
  private now(): number {
    return this.account().now ?? Math.floor(Date.now() / 1000);
  }

  private insertOrder(input: OrderInput, createdAt: number): Order {
    const order: Order = {
      id: `order_${randomId()}`,
      entity: "order",
      amount: input.amount,
      amount_paid: 0,
      amount_due: input.amount,
      currency: input.currency,
      receipt: input.receipt,
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: Object.keys(input.notes).length > 0 ? input.notes : [],
      created_at: createdAt,
    };
    this.sql.exec("insert into orders values (?, ?, ?)", order.id, order.receipt, JSON.stringify(order));
    return order;
  }

  private save(order: Order, payment: Payment): void {
    this.sql.exec("update orders set json = ? where id = ?", JSON.stringify(order), order.id);
    this.savePayment(payment);
  }

  private changeRefunded(payment: Payment, difference: number): Payment {
    const sum = payment.amount_refunded + difference;
    const isWhole = sum === payment.amount;
    const restored = payment.captured ? "captured" : "authorized";
    const changed: Payment = {
      ...payment,
      amount_refunded: sum,
      status: isWhole ? "refunded" : restored,
      refund_status: isWhole ? "full" : sum > 0 ? "partial" : null,
    };
    this.savePayment(changed);
    return changed;
  }

  private saveRefund(refund: Refund): void {
    const save = "insert into refunds values (?, ?, ?) on conflict (id) do update set json = excluded.json";
    this.sql.exec(save, refund.id, refund.payment_id, JSON.stringify(refund));
  }

  savePayment(payment: Payment): void {
    this.sql.exec(
      "insert into payments values (?, ?, ?) on conflict (id) do update set json = excluded.json",
      payment.id,
      payment.order_id,
      JSON.stringify(payment),
    );
  }

  private read<T>(query: string, ...values: Array<string | number>): T[] {
    return this.sql
      .exec<{ json: string }>(query, ...values)
      .toArray()
      .map(({ json }) => JSON.parse(json));
  }
}

/** The format of the provider's ids. */
function randomId(): string {
  const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
  return [...crypto.getRandomValues(new Uint8Array(14))].map((byte) => alphabet[byte % alphabet.length]).join("");
}
