/**
 * How a D1 call fails: before it does anything; after the commit, losing the answer; or together with every later call,
 * as in a killed process.
 */
export type DbFault = "before" | "after" | "killed";

/**
 * A D1 whose call number `n` (from 0) fails; a batch is one call. A function runs before the call, which then succeeds.
 * `wasReached`: whether that call was made.
 */
export function breakDb(
  db: D1Database,
  n: number,
  fault: DbFault | (() => Promise<unknown>),
): { db: D1Database; wasReached: () => boolean } {
  let calls = 0;
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    const index = calls++;
    const isBroken = index === n || (fault === "killed" && index > n);
    if (!isBroken) return work();
    if (typeof fault === "function") {
      await fault();
      return work();
    }
    if (fault === "after") await work();
    throw new Error("D1_ERROR: Network connection lost.");
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => call(() => statement.all()),
      run: () => call(() => statement.run()),
      raw: () => call(() => statement.raw()),
    };
    originals.set(wrapped, statement);
    // Drizzle calls only these four methods.
    return wrapped as unknown as D1PreparedStatement;
  };
  const broken = {
    prepare: (query: string) => wrap(db.prepare(query)),
    batch: (list: D1PreparedStatement[]) =>
      call(() => db.batch(list.map((wrapped) => originals.get(wrapped) ?? wrapped))),
  };
  return { db: broken as unknown as D1Database, wasReached: () => calls > n };
}
