import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Binds `values` as one JSON parameter, because D1 accepts at most 100 parameters. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

const FEW = 50;

/** Use for the rows of one page: D1 counts the items of a JSON list as rows read, but not values bound one by one. */
export function isOneOfFew(column: SQLWrapper, values: readonly string[]): SQL {
  if (values.length > FEW) return isOneOf(column, values);
  const bound = values.map((value) => sql`${value}`);
  return sql`${column} in (${sql.join(bound, sql`, `)})`;
}
