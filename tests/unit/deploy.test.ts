import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { deploy, type Target } from "../../scripts/deployment.ts";
import { smokeTest } from "../../scripts/smoke.ts";
import { serveDeployedSite } from "../support/deployed-site.ts";
import { placeFakeWrangler } from "../support/fake-account.ts";
import type { FakeAccount } from "../support/fake-wrangler.ts";
import { wranglerProblems } from "../support/wrangler-commands.ts";

const VARIABLES = {
  ENVIRONMENT: "production",
  SITE_URL: "https://forum.test",
  MAIL_FROM: "no-reply@forum.test",
  RAZORPAY_API_URL: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
};
const AUTH = 'AUTH_SECRET="a secret of its own, long enough for two"\n';
const KEYS = `RAZORPAY_KEY_ID="rzp_live_0123456789"
RAZORPAY_KEY_SECRET="0123456789abcdef"
RAZORPAY_WEBHOOK_SECRET="fedcba9876543210"
`;

/** Of the owner's own words. */
const snapshot = { path: "owner.json", metadata: JSON.stringify({ version: "9-9", publishedAt: 9 }) };

vi.setConfig({ testTimeout: 60_000 });

/** An account behind a fake Wrangler on the PATH, a build, and a site that answers as the deployed one. */
async function openAccount(changes: Partial<FakeAccount> = {}) {
  const dir = mkdtempSync(join(tmpdir(), "masa-deploy-test-"));
  const { read, change } = placeFakeWrangler(dir, changes);
  const faults: Parameters<typeof serveDeployedSite>[0] = {};
  const site = await serveDeployedSite(faults);
  const configFile = join(dir, "wrangler.json");
  const secretsFile = join(dir, ".production.vars");
  writeFileSync(secretsFile, AUTH);
  const target: Target = { worker: "forum", database: "forum-db", variables: VARIABLES, secretsFile };
  const state = { digest: "aaaa000011112222", builds: 0, packs: 0, hostsInUse: [] as string[] };
  return {
    faults,
    site,
    state,
    target,
    account: read,
    change,
    config: () => JSON.parse(readFileSync(configFile, "utf8")),
    keep: (secrets: string) => writeFileSync(secretsFile, AUTH + secrets),
    /** The commands of the last run, without what only names files. */
    calls: () => read().calls.map((args) => args.slice(0, 4).join(" ")),
    run: async (options: Parameters<typeof deploy>[2] = {}) => {
      change({ calls: [] });
      const steps: Parameters<typeof deploy>[1] = {
        build: async () => {
          state.builds += 1;
          const bindings = { d1_databases: [{ binding: "DB" }], kv_namespaces: [{ binding: "CONTENT" }] };
          writeFileSync(configFile, JSON.stringify({ name: "forum", ...bindings }));
          return { configFile, digest: state.digest };
        },
        packContent: async () => {
          state.packs += 1;
          const [rowsFile, snapshotFile] = [join(dir, "rows.sql"), join(dir, "snapshot.json")];
          writeFileSync(rowsFile, "insert 1;\ninsert 2;\n");
          writeFileSync(snapshotFile, "{}");
          return { entries: 2, rowsFile, snapshotFile, note: { version: "1-2", publishedAt: 1 } };
        },
        isInUse: async (host) => state.hostsInUse.includes(host),
        smoke: ({ release, payments }) => {
          faults.release ??= release;
          return smokeTest(site.address, { release, payments, waitMs: 0 });
        },
      };
      try {
        await deploy(target, steps, options);
        return "";
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

const stops: Array<() => void> = [];
const open = async (changes?: Partial<FakeAccount>) => {
  const opened = await openAccount(changes);
  stops.push(opened.site.stop);
  return opened;
};

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const stop of stops.splice(0)) stop();
});

test("from nothing: resources near India, migrations, content, the Worker with their ids, and a look at the site", async () => {
  const place = await open();
  expect(await place.run()).toBe("");
  const { databases, namespaces, buckets, rules, entries, versions, snapshot } = place.account();
  expect(databases).toEqual([{ uuid: "d1-forum-db", name: "forum-db", location: "apac" }]);
  expect([namespaces[0]?.title, buckets, rules]).toEqual([
    "forum-content",
    ["forum-backups"],
    ["expire-after-28-days"],
  ]);
  expect(entries).toBe(2);
  expect(JSON.parse(snapshot?.metadata ?? "")).toEqual({ version: "1-2", publishedAt: 1 });
  expect(versions).toEqual([{ id: "version-1", tag: "aaaa000011112222", databaseId: "d1-forum-db" }]);
  expect(place.config()).toMatchObject({
    d1_databases: [{ binding: "DB", database_id: "d1-forum-db" }],
    kv_namespaces: [{ binding: "CONTENT", id: "kv-forum-content" }],
    routes: [{ pattern: "forum.test", custom_domain: true }],
    workers_dev: false,
    preview_urls: false,
  });
  // The snapshot goes before the rows, and both before the Worker.
  const order = ["d1 migrations apply", "kv key put", "d1 execute forum-db --remote", "deploy --config"];
  const found = order.map((command) => place.calls().findLastIndex((call) => call.startsWith(command)));
  expect(found.toSorted((one, other) => one - other)).toEqual(found);
  expect(place.site.asked).toContain("POST /api/contact");
});

test("every call is one that Wrangler knows", async () => {
  const place = await open();
  place.keep('RAZORPAY_WEBHOOK_SECRET=""');
  expect(await place.run()).toBe("");
  const { calls } = place.account();
  expect(calls.some((args) => args.includes("--secrets-file"))).toBe(true);
  expect(calls.flatMap(wranglerProblems)).toEqual([]);
  // A second run sets domain and clock by a command of its own.
  expect(await place.run()).toBe("");
  expect(place.calls().some((call) => call.startsWith("triggers deploy"))).toBe(true);
  expect(place.account().calls.flatMap(wranglerProblems)).toEqual([]);
});

test("every command that a failed smoke test prints is one that Wrangler knows", async () => {
  const place = await open();
  place.faults.status = "degraded";
  const first = await place.run();
  Object.assign(place.state, { digest: "bbbb" });
  place.faults.release = "version-2";
  const printed = [...`${first}\n${await place.run()}`.matchAll(/npx wrangler ([^\n]+)/g)].map(([, call = ""]) => call);
  expect(printed.map((call) => call.split(" ")[0])).toEqual(["versions", "delete", "d1", "rollback", "d1"]);
  const words = (call: string) => call.replace(/"[^"]*"/g, "text").split(" ");
  expect(printed.map(words).flatMap(wranglerProblems)).toEqual([]);
});

test("what is deployed are the secrets of the file, whatever the shell has exported", async () => {
  const place = await open();
  place.keep('TURNSTILE_SITE_KEY="0x4AAAAAAAfile"\nTURNSTILE_SECRET_KEY="costs-$HOME-and-more"\n');
  vi.stubEnv("AUTH_SECRET", "the secret of staging, exported for something else");
  expect(await place.run()).toBe("");
  expect(place.account().deployed).toEqual({
    AUTH_SECRET: "a secret of its own, long enough for two",
    TURNSTILE_SITE_KEY: "0x4AAAAAAAfile",
    TURNSTILE_SECRET_KEY: "costs-$HOME-and-more",
  });
});

test("a second run finds everything, creates and deploys nothing, and looks at the site again", async () => {
  const place = await open();
  await place.run();
  const before = place.account();
  place.site.asked.length = 0;
  expect(await place.run()).toBe("");
  expect({ ...place.account(), calls: [] }).toEqual({ ...before, triggered: 1, calls: [] });
  expect(place.calls().filter((call) => /create|put|--file|^deploy |lifecycle add/.test(call))).toEqual([]);
  expect(place.state.packs).toBe(1);
  expect(place.site.asked).toContain("GET /api/health");
});

test("a changed build is deployed over the old one, and --force deploys the same again", async () => {
  const place = await open();
  await place.run();
  Object.assign(place.state, { digest: "bbbb" });
  place.faults.release = "version-2";
  expect(await place.run()).toBe("");
  place.faults.release = "version-3";
  expect(await place.run({ isForced: true })).toBe("");
  expect(place.account().versions.map(({ tag }) => tag)).toEqual(["aaaa000011112222", "bbbb", "bbbb"]);
});

test("content that is there is never touched, also when it is one entry", async () => {
  const place = await open();
  await place.run();
  place.change({ entries: 1, snapshot });
  expect(await place.run()).toBe("");
  expect(place.account()).toMatchObject({ entries: 1, snapshot });
  expect(place.state.packs).toBe(1);
});

test("a deployed site whose database is gone gets no empty one, and what it shows stays published", async () => {
  const place = await open();
  await place.run();
  place.change({ databases: [], entries: 0, snapshot });
  expect(await place.run()).toMatch(/forum-db is gone\. Nothing was created[\s\S]*When the database is gone/);
  expect(place.account()).toMatchObject({ databases: [], entries: 0, snapshot });
  expect(readFileSync("docs/operations.md", "utf8")).toContain("**When the database is gone**");
  // Restored under another name, which wrangler.toml then says.
  place.change({ databases: [{ uuid: "d1-2", name: "forum-db-2", location: "apac" }], entries: 2 });
  place.target.database = "forum-db-2";
  expect(await place.run()).toBe("");
  expect(place.account().snapshot).toEqual(snapshot);
});

test("a site whose KV namespace is gone is published anew from its rows", async () => {
  const [site] = seed.settings;
  const data = JSON.stringify({ ...site, slug: undefined }).replaceAll("'", "''");
  const row = `'settings:site', 'settings', 'site', 0, 'published', '${data}'`;
  const table = "content_entries (id, collection, slug, position, status, data)";
  const place = await open({ dump: `create table ${table}; insert into ${table} values (${row});` });
  expect(await place.run()).toBe("");
  expect(place.state.packs).toBe(0);
  const published = JSON.parse(place.account().snapshot?.text ?? "");
  expect(published.collections.settings).toMatchObject([{ name: site?.name }]);
});

test("an empty database under a deployed site is not filled with what the site once shipped with", async () => {
  const place = await open();
  await place.run();
  place.change({ entries: 0, snapshot });
  expect(await place.run()).toMatch(/forum-db is empty[\s\S]*Nothing was written or deployed/);
  expect(place.account()).toMatchObject({ entries: 0, snapshot });
});

test("a version whose domain or clock could not be set gets them from the next run", async () => {
  const place = await open({ fails: "triggers" });
  expect(await place.run()).toContain("the fake was told to fail: triggers");
  expect(place.account()).toMatchObject({ versions: [{ id: "version-1" }] });
  place.change({ fails: "" });
  place.faults.release = "version-1";
  expect(await place.run()).toBe("");
  expect(place.account()).toMatchObject({ versions: [{ id: "version-1" }], triggered: 1 });
});

test("a run that broke off between the snapshot and the rows is finished by the next", async () => {
  const place = await open({ fails: "d1 execute forum-db --remote --yes" });
  expect(await place.run()).toContain("the fake was told to fail");
  expect(place.account()).toMatchObject({ entries: 0, versions: [] });
  place.change({ fails: "" });
  expect(await place.run()).toBe("");
  expect(place.account()).toMatchObject({ entries: 2, versions: [{ id: "version-1" }] });
});

test("every missing thing is named at once, before anything is built or created", async () => {
  const place = await open();
  place.keep(KEYS.replace(/RAZORPAY_KEY_SECRET.*\n/, ""));
  place.target.variables = { ...VARIABLES, SITE_URL: "https://forum.example", MAIL_FROM: "forum" };
  const message = await place.run();
  expect(message).toContain("SITE_URL still is the example's: https://forum.example");
  expect(message).toContain("MAIL_FROM must be an e-mail address");
  expect(message).toContain("RAZORPAY_KEY_SECRET is missing");
  expect(place.state.builds).toBe(0);
  expect(place.account()).toMatchObject({ databases: [], versions: [] });
});

test("a secret that the account holds need not stand in the file, and half a set is found there too", async () => {
  const place = await open({
    versions: [{ id: "version-1", tag: "old", databaseId: "x" }],
    secrets: ["RAZORPAY_KEY_ID"],
  });
  expect(await place.run()).toContain("RAZORPAY_KEY_SECRET is missing");
  place.change({ secrets: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] });
  place.faults.release = "version-2";
  expect(await place.run()).toBe("");
});

test("with keys in the file the site must take payments; with keys that the account holds alone nobody can tell", async () => {
  const place = await open();
  place.keep(KEYS);
  // The site of this test takes none.
  expect(await place.run()).toContain("/api/health: payments is false");
  // Switched off once, with the lines taken out of the file afterwards.
  place.change({ secrets: [...KEYS.matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name) });
  place.keep("");
  expect(await place.run()).toBe("");
});

test("every secret that can be held may be left out of the file, or the file left away", async () => {
  const names = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8"))).filter(
    (name) => !name.endsWith("_URL"),
  );
  const place = await open({ versions: [{ id: "version-1", tag: "old", databaseId: "x" }], secrets: names });
  rmSync(place.target.secretsFile);
  expect(names).toContain("TURNSTILE_SITE_KEY");
  place.faults.release = "version-2";
  expect(await place.run()).toBe("");
});

test("keys that the file empties are switched off, also when the account holds them", async () => {
  const secrets = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"];
  const place = await open({ versions: [{ id: "version-1", tag: "old", databaseId: "x" }], secrets });
  place.keep(secrets.map((name) => `${name}=""\n`).join(""));
  place.faults.release = "version-2";
  expect(await place.run()).toBe("");
  expect(place.account().deployed).toMatchObject({ RAZORPAY_KEY_ID: "" });
});

test("a form that may come back at once is for this machine alone", async () => {
  const place = await open();
  place.keep('MIN_FILL_SECONDS="0"\n');
  expect(await place.run()).toContain("MIN_FILL_SECONDS must be at least 2");
  place.keep('MIN_FILL_SECONDS="2"\n');
  expect(await place.run()).toBe("");
});

test("staging and production cannot have one host", async () => {
  const place = await open();
  place.target.otherSiteUrl = "https://forum.test";
  expect(await place.run()).toContain("SITE_URL has the host of the other environment, forum.test");
  expect(await place.run({ isDryRun: true })).toContain("SITE_URL has the host of the other environment, forum.test");
  place.target.otherSiteUrl = "https://staging.forum.test";
  expect(await place.run()).toBe("");
});

test("the first deployment takes a host that leads somewhere only when it is told to, a later one has it", async () => {
  const place = await open();
  place.state.hostsInUse.push("forum.test");
  expect(await place.run()).toMatch(/forum\.test leads somewhere already[\s\S]*--take-domain/);
  expect([place.state.builds, place.account().databases]).toEqual([0, []]);
  expect(await place.run({ takesDomain: true })).toBe("");
  expect(await place.run()).toBe("");
});

test("the stand-in's keys are not deployed", async () => {
  const place = await open();
  place.keep(readFileSync(".dev.vars.example", "utf8"));
  const message = await place.run();
  expect(message).toContain("RAZORPAY_KEY_ID still is the stand-in's");
  expect(message).not.toContain("rzp_test_StandInOnly0001");
});

test("without a login, and with several accounts, the run says what to do", async () => {
  const place = await open({ accounts: [] });
  expect(await place.run()).toMatch(/npx wrangler login/);
  place.change({
    accounts: [
      { id: "a1", name: "Forum" },
      { id: "a2", name: "Other" },
    ],
  });
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
  expect(await place.run()).toMatch(/CLOUDFLARE_ACCOUNT_ID[\s\S]*a2 {2}Other/);
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "a2");
  expect(await place.run()).toBe("");
});

test("a failed migration stops before content and Worker", async () => {
  const place = await open({ fails: "d1 migrations apply" });
  const message = await place.run();
  expect(message).toContain("the fake was told to fail: d1 migrations apply");
  expect(message).toContain("nothing was deployed");
  expect(place.account()).toMatchObject({ versions: [], entries: 0 });
});

test("a failed smoke test says what is wrong and how to go back, with the version and the bookmark", async () => {
  const place = await open();
  await place.run();
  Object.assign(place.state, { digest: "bbbb" });
  Object.assign(place.faults, {
    release: "version-1",
    missing: 200,
    standIn: 200,
    assetCache: "public, max-age=0",
    policy: "default-src 'self'",
  });
  const message = await place.run();
  for (const problem of [
    "/api/health: answers as release version-1, not version-2",
    "/: has no Content-Security-Policy with a nonce",
    "an unknown page: answers 200, not 404",
    "the Razorpay stand-in: answers 200, not 404",
    "the application's files: Cache-Control is public, max-age=0",
    'npx wrangler rollback version-1 --name forum --message "smoke test failed"',
    "A version brings back the secrets that it was deployed with",
    "npx wrangler d1 time-travel restore forum-db --bookmark 00000085-0000024c-bookmark",
  ]) {
    expect(message).toContain(problem);
  }
});

test("the first deployment has nothing to go back to, and says so", async () => {
  const place = await open();
  place.faults.status = "degraded";
  const message = await place.run();
  expect(message).toContain("There is no other version");
  expect(message).toContain("npx wrangler delete forum");
});

test("a dry run builds, has Wrangler bundle, and asks the account for nothing", async () => {
  const place = await open({ fails: "deploy --dry-run" });
  place.target.variables = { ...VARIABLES, SITE_URL: "https://forum.example" };
  // It reaches Wrangler's bundling, which is the only call that it makes.
  expect(await place.run({ isDryRun: true })).toContain("the fake was told to fail: deploy --dry-run");
  expect(place.calls().map((call) => call.split(" ").slice(0, 2).join(" "))).toEqual(["deploy --dry-run"]);
  place.target.variables = { ...VARIABLES, MAIL_FROM: "" };
  expect(await place.run({ isDryRun: true })).toContain("MAIL_FROM");
});

test("on workers.dev the site needs no domain of its own", async () => {
  const place = await open();
  place.target.variables = { ...VARIABLES, SITE_URL: "https://forum.someone.workers.dev" };
  expect(await place.run()).toBe("");
  expect(place.config()).toMatchObject({ workers_dev: true });
  expect(place.config()).not.toHaveProperty("routes");
});
