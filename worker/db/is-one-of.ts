import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** As one bound value, because D1 takes at most 100. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

const FEW = 50;

/** For the rows of a page: D1 counts the values of a list as rows read, unless they are bound one by one. */
export function isOneOfFew(column: SQLWrapper, values: readonly string[]): SQL {
  if (values.length > FEW) return isOneOf(column, values);
  const bound = values.map((value) => sql`${value}`);
  return sql`${column} in (${sql.join(bound, sql`, `)})`;
}
