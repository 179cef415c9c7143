type Rows = { read: number; written: number };

/**
 * A D1 that counts the rows which D1 itself says it read and wrote. A result by name stands in for the raw one, which
 * carries no such count; it is the same as long as a query names no column twice.
 */
export function countRows(db: D1Database): { db: D1Database; rows: Rows } {
  const rows: Rows = { read: 0, written: 0 };
  const count = <T>(result: D1Result<T>): D1Result<T> => {
    rows.read += result.meta.rows_read;
    rows.written += result.meta.rows_written;
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      raw: async () => count(await statement.all<Record<string, unknown>>()).results.map((row) => Object.values(row)),
    };
    originals.set(wrapped, statement);
    // Drizzle calls these four alone.
    return wrapped as unknown as D1PreparedStatement;
  };
  const counted = {
    prepare: (query: string) => wrap(db.prepare(query)),
    batch: async (list: D1PreparedStatement[]) => {
      const results = await db.batch(list.map((statement) => originals.get(statement) ?? statement));
      return results.map(count);
    },
  };
  return { db: counted as unknown as D1Database, rows };
}
