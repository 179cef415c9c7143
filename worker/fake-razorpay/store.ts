/** Without a webhook address, events are recorded but not sent. */
export type FakeRazorpayEnv = {
  STATE: DurableObjectNamespace;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
  WEBHOOK_URL: string;
};

export type Account = {
  /** An old account refuses `unique_receipt`. */
  isOld: boolean;
  /** The limit of one payment in paise. */
  maxAmount: number;
  /** In seconds since 1970; `null` means the real time. */
  now: number | null;
  isWebhookEnabled: boolean;
  /** Whether refunds made through the API stay pending until they are settled. */
  areRefundsPending: boolean;
  /** Signs new events; `null` means the configured secret. Earlier events keep their signature. */
  webhookSecret: string | null;
  /** How often each webhook is sent at once. */
  copies: number;
  /** Seconds before the first attempt. */
  delay: number;
  isShuffled: boolean;
  /** How many times faster than the provider's retries these are. */
  speed: number;
  /** Fields that the provider has renamed, and those it has added to every entity. */
  renamed: Record<string, string>;
  added: Record<string, unknown>;
};
const ACCOUNT: Account = {
  isOld: false,
  maxAmount: 50_000_000,
  now: null,
  isWebhookEnabled: true,
  areRefundsPending: false,
  webhookSecret: null,
  copies: 1,
  delay: 0,
  isShuffled: false,
  speed: 600,
  renamed: {},
  added: {},
};

const TABLES = `create table if not exists orders (id text primary key, receipt text, json text not null);
  create index if not exists orders_created on orders (json_extract(json, '$.created_at'));
  create table if not exists payments (id text primary key, order_id text not null, json text not null);
  create index if not exists payments_order on payments (order_id);
  drop table if exists deliveries;
  create table if not exists webhooks (id text primary key, type text not null, body text not null, signature text not null,
    attempts integer not null, status text not null, first_at integer not null, due_at integer not null);
  create table if not exists settlements (id text primary key, json text not null);
  create table if not exists settled (entity_id text primary key, settled_at integer not null, json text not null);
  create table if not exists refunds (id text primary key, payment_id text not null, json text not null);
  create table if not exists refund_keys (key text primary key, request text not null, refund_id text not null);
  create table if not exists disputes (id text primary key, json text not null);
  create table if not exists late (payment_id text primary key, due_at integer not null);
  create table if not exists faults (id integer primary key autoincrement, json text not null);
  create table if not exists account (id integer primary key, json text not null);`;

const CLEARED = ["orders", "payments", "webhooks", "refunds", "disputes", "late", "faults", "settlements", "settled"];

/** The provider's state. All requests share one store, so that responses are as consistent as the provider's. */
export class Store {
  readonly storage: DurableObjectStorage;
  readonly env: FakeRazorpayEnv;
  readonly sql: SqlStorage;

  constructor(storage: DurableObjectStorage, env: FakeRazorpayEnv) {
    this.storage = storage;
    this.env = env;
    this.sql = storage.sql;
    this.sql.exec(TABLES);
  }

  /** Deletes everything except the account's settings. */
  clear(): void {
    for (const table of CLEARED) this.sql.exec(`delete from ${table}`);
  }

  /** Entities are stored as JSON. */
  read<T>(query: string, ...values: Array<string | number>): T[] {
    return this.sql
      .exec<{ json: string }>(query, ...values)
      .toArray()
      .map(({ json }) => JSON.parse(json));
  }

  account(): Account {
    return { ...ACCOUNT, ...this.read<Partial<Account>>("select json from account")[0] };
  }

  changeAccount(changes: Partial<Account>): void {
    const json = JSON.stringify({ ...this.account(), ...changes });
    this.sql.exec("insert into account values (1, ?) on conflict (id) do update set json = excluded.json", json);
  }

  /** Seconds since 1970. */
  now(): number {
    return this.account().now ?? Math.floor(Date.now() / 1000);
  }

  /** Milliseconds since 1970. */
  nowMs(): number {
    const { now } = this.account();
    return now === null ? Date.now() : now * 1000;
  }

  /** Sets no alarm if there is no webhook URL, because tests then decide when to deliver. */
  async wake(): Promise<void> {
    if (!this.env.WEBHOOK_URL) return;
    const waiting = "select due_at from webhooks where status = 'waiting' union all select due_at from late";
    const next = this.sql.exec<{ due_at: number | null }>(`select min(due_at) as due_at from (${waiting})`).one();
    if (next.due_at === null) return;
    await this.storage.setAlarm(Date.now() + Math.max(next.due_at - this.nowMs(), 50));
  }
}
