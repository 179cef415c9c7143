/** A query that gives, as `statement`, one INSERT without its semicolon for each row of a table; nothing that exists is replaced. */
export function insertsQuery(table: string, columns: readonly string[]): string {
  const names = columns.map((column) => `"${column}"`);
  const values = names.map((name) => `quote(${name})`).join(" || ', ' || ");
  return `select 'insert into "${table}" (${names.join(", ")}) values (' || ${values} || ')' as statement from "${table}"`;
}
