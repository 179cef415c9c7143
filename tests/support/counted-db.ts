type Rows = { read: number; written: number };

/**
 * A D1 that counts the rows which D1 itself says it read and wrote, for statements that are `isCounted`. A result by name
 * stands in for the raw one, which carries no such count; it is the same as long as a query names no column twice.
 */
export function countRows(
  db: D1Database,
  isCounted: (query: string) => boolean = () => true,
): { db: D1Database; rows: Rows } {
  const rows: Rows = { read: 0, written: 0 };
  const count = <T>(query: string, result: D1Result<T>): D1Result<T> => {
    if (!isCounted(query)) return result;
    rows.read += result.meta.rows_read;
    rows.written += result.meta.rows_written;
    return result;
  };
  const originals = new WeakMap<object, { statement: D1PreparedStatement; query: string }>();
  const wrap = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const rowsOf = async () => count(query, await statement.all<Record<string, unknown>>()).results;
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), query),
      all: async () => count(query, await statement.all()),
      run: async () => count(query, await statement.run()),
      raw: async () => (await rowsOf()).map((row) => Object.values(row)),
    };
    originals.set(wrapped, { statement, query });
    // Drizzle calls these four alone.
    return wrapped as unknown as D1PreparedStatement;
  };
  const counted = {
    prepare: (query: string) => wrap(db.prepare(query), query),
    batch: async (list: D1PreparedStatement[]) => {
      const known = list.map((wrapped) => originals.get(wrapped) ?? { statement: wrapped, query: "" });
      const results = await db.batch(known.map(({ statement }) => statement));
      return results.map((result, i) => count(known[i]?.query ?? "", result));
    },
  };
  return { db: counted as unknown as D1Database, rows };
}
