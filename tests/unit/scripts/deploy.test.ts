import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deploy, type Target } from "../../../scripts/deploy/deploy.ts";
import { smokeTest } from "../../../scripts/deploy/smoke.ts";
import { type FakeAccount, placeFakeWrangler } from "../../support/fakes/fake-wrangler.ts";
import { wranglerProblems } from "../../support/fakes/wrangler-commands.ts";
import { serveDeployedSite } from "../../support/site/deployed-site.ts";

const VARIABLES = {
  ENVIRONMENT: "production",
  SITE_URL: "https://forum.test",
  MAIL_FROM: "no-reply@forum.test",
  RAZORPAY_API_URL: "https://api.razorpay.com",
  RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
};
const AUTH = 'AUTH_SECRET="a separate secret, long enough for two"\n';
const KEYS = `RAZORPAY_KEY_ID="rzp_live_0123456789"
RAZORPAY_KEY_SECRET="0123456789abcdef"
RAZORPAY_WEBHOOK_SECRET="fedcba9876543210"
`;
const KEY_NAMES = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"];
const SCHEMA = "create table content_entries (id);";
const DEPLOYED = { versions: ["version-1"] };

const cleanups: Array<() => void> = [];
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** An account behind a fake Wrangler, a build, and a server that answers as the deployed site. */
async function open(changes: Partial<FakeAccount> = {}) {
  const dir = mkdtempSync(join(tmpdir(), "masa-deploy-test-"));
  const { read, change } = placeFakeWrangler({ dump: SCHEMA, ...changes });
  const faults: Parameters<typeof serveDeployedSite>[0] = {};
  const site = await serveDeployedSite(faults);
  cleanups.push(site.stop);
  const configFile = join(dir, "wrangler.json");
  const secretsFile = join(dir, ".production.vars");
  const writeSecrets = (secrets: string) => writeFileSync(secretsFile, AUTH + secrets);
  writeSecrets("");
  const target: Target = {
    name: "production",
    worker: "forum",
    database: "forum-db",
    siteUrl: VARIABLES.SITE_URL,
    variables: VARIABLES,
    secretsFile,
    otherSiteUrl: "https://staging.forum.test",
  };
  const steps: Parameters<typeof deploy>[1] = {
    build: async () => {
      const bindings = { d1_databases: [{ binding: "DB" }], kv_namespaces: [{ binding: "CONTENT" }] };
      writeFileSync(configFile, JSON.stringify({ name: "forum", ...bindings }));
      return configFile;
    },
    exportInitialContent: async (file) => writeFileSync(file, "insert into content_entries values (1), (2);"),
    publish: async () => {
      change({ snapshot: { value: "first", metadata: "{}" } });
      return 2;
    },
    smokeTest: async ({ release, payments }) => {
      faults.release ??= release;
      return smokeTest(site.address, { release: String(release), payments, waitMs: 0 });
    },
  };
  return {
    faults,
    site,
    target,
    steps,
    account: read,
    change,
    config: () => JSON.parse(readFileSync(configFile, "utf8")),
    writeSecrets,
    setVariables: (variables: Partial<typeof VARIABLES>) => {
      target.variables = { ...VARIABLES, ...variables };
      target.siteUrl = target.variables["SITE_URL"] ?? "";
    },
    calls: () => read().calls.map((args) => args.slice(0, 4).join(" ")),
    /** The message with which a deployment fails; empty when it succeeds. */
    run: async (options?: Parameters<typeof deploy>[2]) => {
      change({ calls: [] });
      delete faults.release;
      try {
        await deploy(target, steps, options);
        return "";
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

test("a first deployment creates the resources, then migrates, fills, deploys, publishes and checks the site", async () => {
  const place = await open();
  expect(await place.run()).toBe("");
  const { databases, namespaces, buckets, rules, dump, versions, snapshot } = place.account();
  expect(databases).toEqual([{ name: "forum-db", location: "apac" }]);
  expect([namespaces[0]?.title, buckets, rules]).toEqual([
    "forum-content",
    ["forum-backups", "forum-pictures"],
    ["expire-after-28-days"],
  ]);
  expect(dump).toBe(`${SCHEMA}insert into content_entries values (1), (2);`);
  expect(snapshot?.value).toBe("first");
  expect(versions).toEqual(["version-1"]);
  expect(place.config()).toMatchObject({
    routes: [{ pattern: "forum.test", custom_domain: true }],
    workers_dev: false,
    preview_urls: false,
  });
  const order = ["d1 create", "d1 migrations apply", "d1 execute forum-db --remote", "deploy --config"];
  const found = order.map((command) => place.calls().findLastIndex((call) => call.startsWith(command)));
  expect(found.toSorted((one, other) => one - other)).toEqual(found);
  expect(place.site.asked).toContain("POST /api/contact");
});

test("Wrangler knows every command that a deployment runs and prints", async () => {
  const place = await open();
  place.writeSecrets('RAZORPAY_WEBHOOK_SECRET=""');
  place.faults.status = "degraded";
  const messages = `${await place.run()}\n${await place.run()}`;
  const { calls } = place.account();
  expect(calls.some((args) => args.includes("--secrets-file"))).toBe(true);
  expect(calls.flatMap(wranglerProblems)).toEqual([]);
  const printed = [...messages.matchAll(/npx wrangler ([^\n]+)/g)].map(([, call = ""]) => call);
  expect(printed.map((call) => call.split(" ")[0])).toEqual(["delete", "d1", "rollback", "d1"]);
  const words = (call: string) => call.replace(/"[^"]*"/g, "text").split(" ");
  expect(printed.map(words).flatMap(wranglerProblems)).toEqual([]);
});

test("the file's secrets are deployed unchanged, whatever the shell exports", async () => {
  const place = await open();
  place.writeSecrets('TURNSTILE_SITE_KEY="0x4AAAAAAAfile"\nTURNSTILE_SECRET_KEY="costs-$HOME-and-more"\n');
  vi.stubEnv("AUTH_SECRET", "the secret of staging, exported for something else");
  expect(await place.run()).toBe("");
  expect(place.account().deployed).toEqual({
    AUTH_SECRET: "a separate secret, long enough for two",
    TURNSTILE_SITE_KEY: "0x4AAAAAAAfile",
    TURNSTILE_SECRET_KEY: "costs-$HOME-and-more",
  });
});

test("a second deployment creates nothing and leaves content and snapshot alone", async () => {
  const place = await open();
  await place.run();
  place.change({
    dump: `${SCHEMA}insert into content_entries values (1);`,
    snapshot: { value: "own", metadata: "{}" },
  });
  const before = place.account();
  expect(await place.run()).toBe("");
  expect(place.calls().filter((call) => /create|put|lifecycle add|--file/.test(call))).toEqual([]);
  expect({ ...place.account(), calls: [] }).toEqual({ ...before, versions: ["version-1", "version-2"], calls: [] });
  expect(place.config()).toMatchObject({ kv_namespaces: [{ binding: "CONTENT", id: "kv-forum-content" }] });
});

test("a published site whose database is missing does not get an empty one", async () => {
  const place = await open();
  await place.run();
  const before = { ...place.account(), databases: [] };
  place.change({ databases: [] });
  expect(await place.run()).toMatch(/forum-db is gone\. Nothing was deployed\.[\s\S]*docs\/operations\/restore\.md/);
  expect({ ...place.account(), calls: [] }).toEqual({ ...before, calls: [] });
  expect(readFileSync("docs/operations/restore.md", "utf8")).toContain("The database is gone");
  // Restored under another name, which is then the one in wrangler.toml.
  place.change({ databases: [{ name: "forum-db-2", location: "apac" }] });
  place.target.database = "forum-db-2";
  expect(await place.run()).toBe("");
});

test("a published site whose database is empty is not filled with the initial content", async () => {
  const place = await open();
  await place.run();
  place.change({ dump: SCHEMA });
  expect(await place.run()).toMatch(/forum-db is empty\. Nothing was deployed/);
  expect(place.account()).toMatchObject({ dump: SCHEMA, versions: ["version-1"] });
});

test.each([
  ["before the content", "d1 execute forum-db --remote --yes"],
  ["after it created the namespace", "upload"],
])("a first deployment that failed %s is completed by the next", async (_when, fails) => {
  const place = await open({ fails });
  expect(await place.run()).not.toBe("");
  expect(place.account().versions).toEqual([]);
  place.change({ fails: "" });
  expect(await place.run()).toBe("");
  expect(place.account()).toMatchObject({ versions: ["version-1"], snapshot: { value: "first" } });
});

test("a site without a snapshot is published from its rows", async () => {
  const place = await open({ dump: `${SCHEMA}insert into content_entries values (1);` });
  expect(await place.run()).toBe("");
  expect(place.account()).toMatchObject({ snapshot: { value: "first" } });
  expect(place.calls().some((call) => call.includes("--file"))).toBe(false);
});

test("a deployment names what is wrong with the configuration before it builds or creates anything", async () => {
  const place = await open();
  place.setVariables({ SITE_URL: "https://forum.example", MAIL_FROM: "forum" });
  const message = await place.run();
  expect(message).toContain("SITE_URL still has the value of the example");
  expect(message).toContain("MAIL_FROM must be an email address");
  place.setVariables({});
  place.writeSecrets(KEYS.replace(/RAZORPAY_KEY_SECRET.*\n/, ""));
  expect(await place.run()).toContain("RAZORPAY_KEY_SECRET is missing");
  expect(place.config).toThrow("ENOENT");
  expect(place.account()).toMatchObject({ databases: [], versions: [] });
});

test("a secret stored in the account may be missing from the file, but half a set is refused", async () => {
  const place = await open({ ...DEPLOYED, secrets: ["RAZORPAY_KEY_ID"] });
  expect(await place.run()).toContain("RAZORPAY_KEY_SECRET is missing");
  place.change({ secrets: KEY_NAMES });
  expect(await place.run()).toBe("");
});

test("the site must accept payments when the file has keys; with only stored keys that is not checked", async () => {
  const place = await open();
  place.writeSecrets(KEYS);
  // The site of this test takes none.
  expect(await place.run()).toContain("/api/health: payments is false");
  place.change({ secrets: KEY_NAMES });
  place.writeSecrets("");
  expect(await place.run()).toBe("");
});

test("every secret may be stored only in the account, without a file", async () => {
  const names = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8"))).filter(
    (name) => !name.endsWith("_URL"),
  );
  const place = await open({ ...DEPLOYED, secrets: names });
  rmSync(place.target.secretsFile);
  expect(names).toContain("TURNSTILE_SITE_KEY");
  expect(await place.run()).toBe("");
});

test("an empty value in the file switches a stored secret off", async () => {
  const place = await open({ ...DEPLOYED, secrets: KEY_NAMES });
  place.writeSecrets(KEY_NAMES.map((name) => `${name}=""\n`).join(""));
  expect(await place.run()).toBe("");
  expect(place.account().deployed).toMatchObject({ RAZORPAY_KEY_ID: "" });
});

test("staging and production cannot have the same host", async () => {
  const place = await open();
  place.target.otherSiteUrl = "https://forum.test";
  expect(await place.run()).toContain("SITE_URL has the host of the other environment");
  expect(await place.run({ isDryRun: true })).toContain("SITE_URL has the host of the other environment");
});

test("the keys of the fake Razorpay are not deployed, and the message does not repeat them", async () => {
  const place = await open();
  place.writeSecrets(readFileSync(".dev.vars.example", "utf8"));
  const message = await place.run();
  expect(message).toContain("RAZORPAY_KEY_ID still has the value of the example");
  expect(message).not.toContain("rzp_test_FakeRazorpay01");
});

test("a failed migration stops the deployment before content and Worker", async () => {
  const place = await open({ fails: "d1 migrations apply" });
  expect(await place.run()).toContain("made to fail: d1 migrations apply");
  expect(place.account()).toMatchObject({ versions: [], dump: SCHEMA });
});

test("a failed smoke test names the problems and how to roll back, with the version and the bookmark", async () => {
  const place = await open();
  await place.run();
  place.steps.smokeTest = async () => {
    Object.assign(place.faults, {
      release: "version-1",
      missing: 200,
      fakeRazorpay: 200,
      assetCache: "public, max-age=0",
    });
    place.faults.policy = "default-src 'self'";
    return smokeTest(place.site.address, { release: "version-2", payments: false, waitMs: 0 });
  };
  const message = await place.run();
  for (const problem of [
    "/api/health: reports release version-1, expected version-2",
    "/: has no strict Content-Security-Policy",
    "an unknown page: returned 200, expected 404",
    "the fake Razorpay: returned 200, expected 404",
    "a script: /assets/entry-abc.js: Cache-Control is public, max-age=0",
    'npx wrangler rollback version-1 --name forum --message "smoke test failed"',
    "this also restores the secrets of that version",
    "npx wrangler d1 time-travel restore forum-db --bookmark 00000085-0000024c-bookmark",
  ]) {
    expect(message).toContain(problem);
  }
});

test("the smoke test lists how many sample entries are published, and does not fail because of them", async () => {
  const place = await open();
  place.faults.samples = { team: 30, partners: 21 };
  expect(await place.run()).toBe("");
  expect(console.log).toHaveBeenCalledWith(
    "Content: 51 sample entries are published (team 30, partners 21). Replace them before the launch.",
  );
});

test("a first deployment with problems says that there is no earlier version", async () => {
  const place = await open();
  place.faults.status = "degraded";
  const message = await place.run();
  expect(message).toContain("There is no earlier version");
  expect(message).toContain("npx wrangler delete forum");
});

test("a dry run builds and bundles, and asks the account for nothing", async () => {
  const place = await open({ fails: "deploy --dry-run" });
  place.setVariables({ SITE_URL: "https://forum.example" });
  expect(await place.run({ isDryRun: true })).toContain("made to fail: deploy --dry-run");
  expect(place.calls().map((call) => call.split(" ").slice(0, 2).join(" "))).toEqual(["deploy --dry-run"]);
  place.setVariables({ MAIL_FROM: "" });
  expect(await place.run({ isDryRun: true })).toContain("MAIL_FROM");
});

test("a workers.dev address needs no domain", async () => {
  const place = await open();
  place.setVariables({ SITE_URL: "https://forum.someone.workers.dev" });
  expect(await place.run()).toBe("");
  expect(place.config()).toMatchObject({ workers_dev: true });
  expect(place.config()).not.toHaveProperty("routes");
});
