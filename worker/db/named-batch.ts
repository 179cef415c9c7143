import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

type Statement = BatchItem<"sqlite">;
type Statements = Readonly<Record<string, Statement | readonly Statement[]>>;
type Results<S extends Statements> = { [N in keyof S as S[N] extends Statement ? N : never]: ResultOf<S[N]> };
type ResultOf<T> = T extends Statement ? T["_"]["result"] : never;

/** Runs the statements in one batch, in the order of their names. Lists of statements have no result. */
export async function batchNamed<S extends Statements>({ db }: { db: Db }, statements: S): Promise<Results<S>> {
  const named = Object.entries(statements).flatMap(([name, item]) =>
    [item].flat().map((statement: Statement) => ({ name: item === statement ? name : undefined, statement })),
  );
  const [first, ...rest] = named.map(({ statement }) => statement);
  if (!first) throw new Error("A batch needs a statement.");
  const results: unknown[] = await db.batch([first, ...rest]);
  return Object.fromEntries(named.flatMap(({ name }, i) => (name ? [[name, results[i]]] : []))) as Results<S>;
}
