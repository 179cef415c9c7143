import { Buffer } from "node:buffer";
import { StepError } from "../dev/processes.ts";
import { parseJson, wrangler } from "./wrangler.ts";

/** Linux limits an argument to 128 KB. */
const MAX_BYTES = 128 * 1024 - 1;

type StatementResult = { results: Record<string, unknown>[]; meta?: object };

/** A database as Wrangler names it: a deployed one, or the local one in a folder. */
export type NamedDatabase = { name: string; place: readonly string[] };

/**
 * A D1 whose statements Wrangler executes, so that commands can use the domain's functions. A batch is one command,
 * which D1 runs as one transaction.
 */
export function openRemoteDatabase({ name, place }: NamedDatabase): D1Database {
  const execute = async (command: string) => {
    if (Buffer.byteLength(command) > MAX_BYTES)
      throw new StepError("This text is too long for a command. Use the console.");
    return parseJson<StatementResult[]>(
      await wrangler("d1", "execute", name, ...place, "--json", "--command", command),
    );
  };
  const texts = new WeakMap<object, string>();
  const prepare = (query: string, values: readonly unknown[] = []): D1PreparedStatement => {
    const text = inlineValues(query, values);
    const all = async () => (await execute(text))[0] ?? { results: [] };
    const statement = {
      bind: (...bound: unknown[]) => prepare(query, bound),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
    texts.set(statement, text);
    // Drizzle calls only these four methods.
    return statement as unknown as D1PreparedStatement;
  };
  const batch = (statements: object[]) => execute(statements.map((one) => texts.get(one) ?? "").join(";\n"));
  return { prepare, batch } as unknown as D1Database;
}

/** Writes the values into the statement, because Wrangler cannot bind them. */
function inlineValues(query: string, values: readonly unknown[]): string {
  const left = [...values];
  const text = query.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?/g, (part) =>
    part === "?" ? literalOf(left.shift()) : part,
  );
  if (left.length > 0) throw new Error("A statement has more values than places.");
  return text;
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "string" && !value.includes("\0")) return `'${value.replaceAll("'", "''")}'`;
  throw new TypeError(`A value of type ${typeof value} cannot be part of a statement.`);
}
