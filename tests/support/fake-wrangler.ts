/**
 * Stands for Wrangler on the PATH of the deployment's tests: an account in a JSON file, which knows the commands that the
 * deployment uses and fails on any other. The file's `fails` names a command that shall fail, `hangs` one that never ends.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";

export type FakeAccount = {
  accounts: Array<{ id: string; name: string }>;
  databases: Array<{ uuid: string; name: string; location: string | undefined }>;
  namespaces: Array<{ id: string; title: string }>;
  buckets: string[];
  rules: string[];
  secrets: string[];
  entries: number;
  /** What KV holds, and the name of the file from which it came. */
  snapshot?: { path: string; text?: string; metadata: string };
  versions: Array<{ id: string; tag: string | undefined; databaseId: string }>;
  /** The secrets' file of the last deployment, as Wrangler reads it. */
  deployed?: Record<string, string>;
  /** How often the domain and the clock were set without a new version. */
  triggered?: number;
  /** An export of the database, and the objects of R2. */
  dump?: string;
  objects?: Record<string, string>;
  fails?: string;
  hangs?: string;
  /** The process that hangs. */
  pid?: number;
  calls: string[][];
};

const [file = "", ...args] = process.argv.slice(2);
if (file) answer();

function answer(): void {
  const account = JSON.parse(readFileSync(file, "utf8")) as FakeAccount;
  account.calls.push(args);
  const words = args.filter((arg) => !arg.startsWith("--"));
  const call = args.join(" ");
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? "";
  const print = (value: unknown) => console.log(typeof value === "string" ? value : JSON.stringify(value, null, 2));
  const save = () => writeFileSync(file, JSON.stringify(account));
  const fail = (message: string) => {
    save();
    console.error(`✘ [ERROR] ${message}`);
    process.exit(1);
  };
  if (call.startsWith("d1 export")) {
    print(
      "You can also download your export from the following URL manually: https://exports.test/forum.sql?Sign=secret",
    );
  }
  if (account.hangs && call.startsWith(account.hangs)) {
    writeFileSync(option("output"), account.dump ?? "");
    account.pid = process.pid;
    save();
    setInterval(() => undefined, 1000);
    return;
  }
  save();
  if (account.fails && call.startsWith(account.fails)) fail(`the fake was told to fail: ${account.fails}`);

  if (call === "whoami --json") {
    if (account.accounts.length === 0) {
      print({ loggedIn: false });
      process.exit(1);
    }
    print({ loggedIn: true, accounts: account.accounts });
  } else if (call.startsWith("secret list")) {
    if (account.versions.length === 0) fail(`Worker "${option("name")}" not found.`);
    print(account.secrets.map((name) => ({ name, type: "secret_text" })));
  } else if (call === "d1 list --json") {
    print(account.databases);
  } else if (call.startsWith("d1 create")) {
    const name = words[2] ?? "";
    account.databases.push({ uuid: `d1-${name}`, name, location: option("location") });
  } else if (call === "kv namespace list") {
    print(account.namespaces);
  } else if (call.startsWith("kv namespace create")) {
    account.namespaces.push({ id: `kv-${words[3]}`, title: words[3] ?? "" });
  } else if (call === "r2 bucket list") {
    print(account.buckets.map((name) => `name:           ${name}\ncreation_date:  2026-11-20`).join("\n\n"));
  } else if (call.startsWith("r2 bucket create")) {
    account.buckets.push(words[3] ?? "");
  } else if (call.startsWith("r2 bucket lifecycle list")) {
    print(account.rules.map((name) => `name: ${name}`).join("\n"));
  } else if (call.startsWith("r2 bucket lifecycle add")) {
    account.rules.push(words[5] ?? "");
  } else if (call.startsWith("d1 time-travel info")) {
    print({ bookmark: "00000085-0000024c-bookmark" });
  } else if (call.startsWith("d1 migrations apply")) {
    print("✅ No migrations to apply!");
  } else if (call.startsWith("d1 export")) {
    writeFileSync(option("output"), account.dump ?? "");
  } else if (call.startsWith("r2 object put")) {
    account.objects = { ...account.objects, [words[3] ?? ""]: readFileSync(option("file"), "utf8") };
  } else if (call.startsWith("r2 object get")) {
    const object = account.objects?.[words[3] ?? ""];
    if (object === undefined) fail("The specified key does not exist.");
    writeFileSync(option("file"), object ?? "");
  } else if (call.startsWith("d1 execute") && account.dump !== undefined) {
    // Loaded here alone, because it costs every other call its start.
    const db = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(":memory:", {
      enableForeignKeyConstraints: false,
    });
    db.exec(account.dump);
    if (option("command").split(/\bunion\b/i).length > 5) fail("too many terms in compound SELECT: SQLITE_ERROR");
    print([{ results: db.prepare(option("command")).all(), success: true }]);
  } else if (call.startsWith("d1 execute") && args.includes("--command")) {
    print([{ results: [{ entries: account.entries }], success: true }]);
  } else if (call.startsWith("d1 execute") && args.includes("--file")) {
    account.entries += readFileSync(option("file"), "utf8").split("\n").filter(Boolean).length;
  } else if (call.startsWith("kv key put snapshot")) {
    account.snapshot = {
      path: option("path"),
      text: readFileSync(option("path"), "utf8"),
      metadata: option("metadata"),
    };
  } else if (call.startsWith("kv key list")) {
    print(account.snapshot ? [{ name: "snapshot", metadata: JSON.parse(account.snapshot.metadata) }] : []);
  } else if (call.startsWith("triggers deploy")) {
    account.triggered = (account.triggered ?? 0) + 1;
  } else if (call.startsWith("deployments status")) {
    const version = account.versions.at(-1);
    if (!version) fail("The Worker has no deployments.");
    print({ id: "deployment", versions: [{ version_id: version?.id, percentage: 100 }] });
  } else if (call.startsWith("versions view")) {
    const version = account.versions.find(({ id }) => id === words[2]);
    print({ id: version?.id, annotations: { "workers/tag": version?.tag } });
  } else if (call.startsWith("deploy ")) {
    const { d1_databases } = JSON.parse(readFileSync(option("config"), "utf8"));
    const id = `version-${account.versions.length + 1}`;
    account.versions.push({ id, tag: option("tag"), databaseId: d1_databases[0].database_id });
    if (args.includes("--secrets-file")) account.deployed = readSecretsFile(option("secrets-file"));
    appendFileSync(process.env["WRANGLER_OUTPUT_FILE_PATH"] ?? "", `{"type":"wrangler-session"}\n`);
    appendFileSync(
      process.env["WRANGLER_OUTPUT_FILE_PATH"] ?? "",
      `${JSON.stringify({ type: "deploy", version_id: id })}\n`,
    );
    // As Wrangler does: the version is uploaded and serves before its domain and its clock are set.
    if (account.fails === "triggers") fail("the fake was told to fail: triggers");
  } else {
    fail(`the fake knows no such command: ${call}`);
  }
  save();
}

/** JSON as it stands; of a `.vars` file the environment wins over each line, and `$NAME` is expanded. */
function readSecretsFile(path: string): Record<string, string> {
  const text = readFileSync(path, "utf8");
  if (text.startsWith("{")) return JSON.parse(text) as Record<string, string>;
  const expand = (value: string) => value.replace(/\$(\w+)/g, (_, name: string) => process.env[name] ?? "");
  const lines = Object.entries(parseEnv(text)).map(([name, value = ""]) => [name, process.env[name] ?? expand(value)]);
  return Object.fromEntries(lines) as Record<string, string>;
}
