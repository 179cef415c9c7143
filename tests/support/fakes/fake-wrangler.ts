/**
 * A fake Wrangler for the tests of the commands: it answers in this process for an account in memory, because a process
 * for each of the fifteen calls of a deployment took minutes. It fails on any unknown command.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { vi } from "vitest";
import { program } from "../../../scripts/cloudflare/wrangler.ts";

export type FakeAccount = {
  databases: Array<{ name: string; location: string }>;
  namespaces: Array<{ id: string; title: string }>;
  buckets: string[];
  rules: string[];
  secrets: string[];
  /** The database as SQL statements. */
  dump: string;
  snapshot?: { value: string; metadata: string };
  versions: string[];
  /** The secrets file of the last deployment. */
  deployed?: Record<string, string>;
  objects: Record<string, string>;
  /** The start of a command that fails; `upload` is the last step of `deploy`. */
  fails?: string;
  calls: string[][];
};

const EMPTY: FakeAccount = {
  databases: [],
  namespaces: [],
  buckets: [],
  rules: [],
  secrets: [],
  dump: "",
  versions: [],
  objects: {},
  calls: [],
};

/** Puts the fake in Wrangler's place until mocks are restored, with an account that is empty apart from `changes`. */
export function placeFakeWrangler(changes: Partial<FakeAccount> = {}) {
  const account: FakeAccount = structuredClone({ ...EMPTY, ...changes });
  const { attempt } = program;
  vi.spyOn(program, "attempt").mockImplementation(async (args) =>
    // Needs no account.
    args.includes("--local") ? attempt(args) : answer(account, args),
  );
  vi.spyOn(program, "ask").mockImplementation(async (args) => answer(account, args).code);
  return {
    read: () => structuredClone(account),
    change: (change: Partial<FakeAccount>) => void Object.assign(account, structuredClone(change)),
  };
}

class Failure extends Error {}

function answer(account: FakeAccount, args: string[]) {
  const call = args.join(" ");
  account.calls.push(args);
  const notes = call.startsWith("d1 export")
    ? "You can also download your export manually: https://exports.test/forum.sql?Sign=secret\n"
    : "";
  try {
    if (account.fails && call.startsWith(account.fails)) throw new Failure(`made to fail: ${account.fails}`);
    const [, run] = commandsOf(account, args).find(([name]) => call === name || call.startsWith(`${name} `)) ?? [];
    if (!run) throw new Failure(`the fake knows no such command: ${call}`);
    const printed = run() ?? "";
    const stdout = notes + (typeof printed === "string" ? printed : JSON.stringify(printed, null, 2));
    return { code: 0, output: stdout, stdout };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: 1, output: `${notes}✘ [ERROR] ${error.message}`, stdout: notes };
  }
}

function commandsOf(account: FakeAccount, args: string[]): Array<[command: string, run: () => unknown]> {
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? "";
  const fileOf = (name: string) => readFileSync(option(name), "utf8");
  return [
    ["secret list", () => need(account.versions.length > 0 && account.secrets.map((name) => ({ name })), "not found")],
    ["d1 list", () => account.databases],
    ["d1 create", () => void account.databases.push({ name: args[2] ?? "", location: option("location") })],
    ["d1 time-travel info", () => ({ bookmark: "00000085-0000024c-bookmark" })],
    ["d1 migrations apply", () => undefined],
    ["d1 export", () => writeFileSync(option("output"), account.dump)],
    [
      "d1 execute",
      () => {
        if (!args.includes("--file")) return query(account, option("command"));
        account.dump += fileOf("file");
        return undefined;
      },
    ],
    ["kv namespace list", () => account.namespaces],
    ["kv key list", () => (account.snapshot ? [{ name: "snapshot" }] : [])],
    [
      "kv key put",
      () => {
        account.snapshot = { value: fileOf("path"), metadata: option("metadata") };
      },
    ],
    ["r2 bucket list", () => account.buckets.map((name) => `name:           ${name}\ncreation_date:  x`).join("\n\n")],
    ["r2 bucket create", () => void account.buckets.push(args[3] ?? "")],
    ["r2 bucket lifecycle list", () => account.rules.map((name) => `name: ${name}`).join("\n")],
    ["r2 bucket lifecycle add", () => void account.rules.push(args[5] ?? "")],
    [
      "r2 object put",
      () => {
        account.objects[args[3] ?? ""] = fileOf("file");
      },
    ],
    [
      "r2 object get",
      () => writeFileSync(option("file"), need(account.objects[args[3] ?? ""], "The specified key does not exist.")),
    ],
    ["r2 object delete", () => void delete account.objects[args[3] ?? ""]],
    [
      "deployments status",
      () => {
        const version_id = need(account.versions.at(-1), "The Worker has no deployments.");
        return { versions: [{ version_id, percentage: 100 }] };
      },
    ],
    [
      "deploy",
      () => {
        const { name, kv_namespaces: bindings } = JSON.parse(fileOf("config"));
        // Like automatic provisioning, for a binding without an id.
        if (!bindings[0].id) {
          const title = `${name}-content`;
          const isTaken = account.namespaces.some((one) => one.title === title);
          if (isTaken) throw new Failure("a namespace with this title already exists");
          account.namespaces.push({ id: `kv-${title}`, title });
        }
        if (args.includes("--secrets-file")) account.deployed = JSON.parse(fileOf("secrets-file"));
        if (account.fails === "upload") throw new Failure("made to fail: upload");
        account.versions.push(`version-${account.versions.length + 1}`);
      },
    ],
  ];
}

function need<T>(value: T | undefined | false, message: string): T {
  if (value === undefined || value === false) throw new Failure(message);
  return value;
}

function query(account: FakeAccount, sql: string) {
  const statements = sql.split(";\n");
  const hasManyTerms = statements.some((statement) => statement.split(/\bunion\b/i).length > 5);
  if (hasManyTerms) throw new Failure("too many terms in compound SELECT: SQLITE_ERROR");
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  try {
    db.exec(account.dump);
    const answers = statements.map((statement) => ({ results: db.prepare(statement).all() }));
    if (statements.some((statement) => !/^select/i.test(statement))) account.dump += `;\n${sql};\n`;
    return answers;
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  } finally {
    db.close();
  }
}
