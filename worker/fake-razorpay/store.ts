/** Without a webhook address, events are recorded but not sent. */
export type FakeRazorpayEnv = {
  STATE: DurableObjectNamespace;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
  WEBHOOK_URL: string;
};

/** An old account refuses `unique_receipt`. `now` is in seconds since 1970; `null` means the real time. */
export type Account = { isOld: boolean; now: number | null };
const ACCOUNT: Account = { isOld: false, now: null };

const TABLES = `create table if not exists orders (id text primary key, receipt text, json text not null);
  create index if not exists orders_created on orders (json_extract(json, '$.created_at'));
  create table if not exists payments (id text primary key, order_id text not null, json text not null);
  create index if not exists payments_order on payments (order_id);
  create table if not exists deliveries (id text primary key, type text not null, body text not null,
    signature text not null, attempts integer not null, status text not null, due_at integer not null);
  create table if not exists refunds (id text primary key, payment_id text not null, json text not null);
  create table if not exists disputes (id text primary key, json text not null);
  create table if not exists late (payment_id text primary key, due_at integer not null);
  create table if not exists faults (id integer primary key autoincrement, json text not null);
  create table if not exists account (id integer primary key, json text not null);`;

/** What the provider remembers. One for all requests, so that answers are as consistent as the provider's. */
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

  /** Without a webhook address there is no alarm: tests decide when to deliver. */
  async wake(): Promise<void> {
    if (!this.env.WEBHOOK_URL) return;
    const waiting = "select due_at from deliveries where status = 'waiting' union all select due_at from late";
    const next = this.sql
      .exec<{ due_at: number | null }>(`select min(due_at) as due_at from (${waiting})`)
      .one().due_at;
    if (next !== null) await this.storage.setAlarm(Math.max(next, Date.now() + 50));
  }
}
