/**
 * A fake Wrangler for the tests of deployment and backup: an account in a JSON file. It fails on any unknown command.
 * `fails` names a command that fails, `hangs` one that never ends.
 */
import { readFileSync, writeFileSync } from "node:fs";

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
  fails?: string;
  hangs?: string;
  /** The process that hangs. */
  pid?: number;
  calls: string[][];
};

const [file = "", ...args] = process.argv.slice(2);
if (file) answer(JSON.parse(readFileSync(file, "utf8")) as FakeAccount);

function answer(account: FakeAccount): void {
  const call = args.join(" ");
  const words = args.slice(0, 6);
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? "";
  const fileOf = (name: string) => readFileSync(option(name), "utf8");
  const fail = (message: string): never => {
    console.error(`✘ [ERROR] ${message}`);
    process.exit(1);
  };
  const query = (sql: string) => {
    // Loaded only here, because it would slow down every other call.
    const db = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(":memory:", {
      enableForeignKeyConstraints: false,
    });
    db.exec(account.dump);
    const statements = sql.split(";\n");
    const hasManyTerms = statements.some((statement) => statement.split(/\bunion\b/i).length > 5);
    if (hasManyTerms) fail("too many terms in compound SELECT: SQLITE_ERROR");
    const isWrite = statements.some((statement) => !/^select/i.test(statement));
    try {
      const answers = statements.map((statement) => ({ results: db.prepare(statement).all() }));
      if (isWrite) account.dump += `;\n${sql};\n`;
      return answers;
    } catch (error) {
      return fail(error instanceof Error ? error.message : "");
    }
  };
  const commands: Array<[string, () => unknown]> = [
    [
      "secret list",
      () => (account.versions.length > 0 ? account.secrets.map((name) => ({ name })) : fail("not found")),
    ],
    ["d1 list", () => account.databases],
    ["d1 create", () => void account.databases.push({ name: words[2] ?? "", location: option("location") })],
    ["d1 time-travel info", () => ({ bookmark: "00000085-0000024c-bookmark" })],
    ["d1 migrations apply", () => undefined],
    ["d1 export", () => writeFileSync(option("output"), account.dump)],
    [
      "d1 execute",
      () => {
        if (!args.includes("--file")) return query(option("command"));
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
    ["r2 bucket create", () => void account.buckets.push(words[3] ?? "")],
    ["r2 bucket lifecycle list", () => account.rules.map((name) => `name: ${name}`).join("\n")],
    ["r2 bucket lifecycle add", () => void account.rules.push(words[5] ?? "")],
    [
      "r2 object put",
      () => {
        account.objects[words[3] ?? ""] = fileOf("file");
      },
    ],
    [
      "r2 object get",
      () => writeFileSync(option("file"), account.objects[words[3] ?? ""] ?? fail("The specified key does not exist.")),
    ],
    ["r2 object delete", () => void delete account.objects[words[3] ?? ""]],
    [
      "deployments status",
      () => {
        const version_id = account.versions.at(-1) ?? fail("The Worker has no deployments.");
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
          if (account.namespaces.some((one) => one.title === title)) fail("a namespace with this title already exists");
          account.namespaces.push({ id: `kv-${title}`, title });
        }
        if (args.includes("--secrets-file")) account.deployed = JSON.parse(fileOf("secrets-file"));
        if (account.fails === "upload") fail("the fake was made to fail: upload");
        account.versions.push(`version-${account.versions.length + 1}`);
      },
    ],
  ];
  account.calls.push(args);
  process.on("exit", () => writeFileSync(file, JSON.stringify(account)));
  if (call.startsWith("d1 export")) {
    console.log("You can also download your export manually: https://exports.test/forum.sql?Sign=secret");
  }
  if (account.hangs && call.startsWith(account.hangs)) {
    account.pid = process.pid;
    writeFileSync(file, JSON.stringify(account));
    setInterval(() => undefined, 1000);
    return;
  }
  if (account.fails && call.startsWith(account.fails)) fail(`the fake was made to fail: ${account.fails}`);
  const [, run = () => fail(`the fake knows no such command: ${call}`)] =
    commands.find(([name]) => call === name || call.startsWith(`${name} `)) ?? [];
  const printed = run();
  if (printed !== undefined) console.log(typeof printed === "string" ? printed : JSON.stringify(printed, null, 2));
}
