import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { delimiter, join, resolve } from "node:path";
import { vi } from "vitest";
import type { FakeAccount } from "./fake-wrangler.ts";

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
/** Plain JavaScript, which starts faster: a deployment calls it about fifteen times. */
const FAKE = stripTypeScriptTypes(readFileSync("tests/support/fakes/fake-wrangler.ts", "utf8"));

/** Commands that need no account go to the real Wrangler. */
const REAL = `case " $* " in *" --local "*) exec "${resolve("node_modules/.bin/wrangler")}" "$@";; esac`;

/** Puts the fake Wrangler first on the PATH, with an account that is empty apart from `changes`. */
export function placeFakeWrangler(dir: string, changes: Partial<FakeAccount> = {}) {
  const file = join(dir, "account.json");
  writeFileSync(file, JSON.stringify({ ...EMPTY, ...changes }));
  writeFileSync(join(dir, "fake.mjs"), FAKE);
  writeFileSync(
    join(dir, "wrangler"),
    `#!/bin/sh\n${REAL}\nexec "${process.execPath}" "${dir}/fake.mjs" "${file}" "$@"\n`,
  );
  chmodSync(join(dir, "wrangler"), 0o755);
  vi.stubEnv("PATH", `${dir}${delimiter}${process.env.PATH}`);
  const read = () => JSON.parse(readFileSync(file, "utf8")) as FakeAccount;
  return {
    read,
    change: (change: Partial<FakeAccount>) => writeFileSync(file, JSON.stringify({ ...read(), ...change })),
  };
}
