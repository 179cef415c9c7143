import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { ZodError } from "zod";
import { faqs } from "#worker/content/seed/faqs.ts";
import { plans } from "#worker/content/seed/plans.ts";
import { settings } from "#worker/content/seed/settings.ts";
import { createContentStore } from "#worker/content/store.ts";
import { seed, seedContent } from "#worker/db/seed.ts";
import { compileSnapshot, publishContent, saveEntries } from "#worker/domain/content/content.server.ts";
import { findPlanForSale, listPlanCards } from "#worker/domain/membership/plans.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { openSite } from "../../support/site/site.ts";

afterEach(() => vi.restoreAllMocks());

const COUNTS = {
  hero: 7,
  features: 6,
  articles: 8,
  news: 3,
  coverage: 8,
  members: 10,
  episodes: 5,
  slides: 16,
  plans: 6,
  policies: 3,
  settings: 1,
} as const;

test.each(Object.entries(COUNTS))(
  "the shipped content has the specification's count of %s: %i",
  async (name, count) => {
    const { collections } = await openSite().deps.content.snapshot();
    expect(collections[name as keyof typeof COUNTS]).toHaveLength(count);
  },
);

test("Home has 12 questions, and the main list of schemes has 10", async () => {
  const { faqs, schemes } = (await openSite().deps.content.snapshot()).collections;
  expect(faqs.filter(({ place }) => place === "home")).toHaveLength(12);
  expect(schemes.filter(({ list }) => list === "main")).toHaveLength(10);
});

test("14 ecosystem partners and 7 banks and exchanges", async () => {
  const { partners } = (await openSite().deps.content.snapshot()).collections;
  const count = (section: string) => partners.filter((partner) => partner.section === section).length;
  expect([count("Ecosystem Partners"), count("Bank and Exchange Partners")]).toEqual([14, 7]);
});

test("policies have 9, 8 and 12 sections", async () => {
  const { policies } = (await openSite().deps.content.snapshot()).collections;
  const sections = Object.fromEntries(policies.map(({ slug, sections }) => [slug, sections.length]));
  expect(sections).toEqual({ "terms-and-conditions": 9, "cancellation-and-refund": 8, "privacy-policy": 12 });
});

test("seeding a database that has content writes nothing", async () => {
  expect(await seedContent(openSite().deps)).toBe(0);
});

test("a new collection is seeded beside the existing ones, and published", async () => {
  const { deps } = openSite();
  const rows = await env.DB.prepare("select id from content_entries where collection = 'startups'").all();
  await env.DB.exec("delete from content_revisions where entry_id like 'startups:%'");
  await env.DB.exec("delete from content_entries where collection = 'startups'");
  expect(await seedContent(deps)).toBe(rows.results.length);
  expect((await deps.content.snapshot()).collections.startups).toHaveLength(rows.results.length);
});

test("if a schema refuses one entry, none is saved", async () => {
  const { deps } = openSite();
  const [{ slug, ...data } = expect.fail("no plans")] = plans;
  const good = { collection: "plans", slug: `${slug}-again`, position: 9, status: "published", data } as const;
  const bad = { ...good, slug: "free", data: { title: "Free" } };
  await expect(saveEntries(deps, [good, bad], "test")).rejects.toThrow(ZodError);
  expect((await compileSnapshot(deps.db)).collections.plans).toHaveLength(6);
});

test("a plan whose price is not in whole rupees is not saved, because it could not be ordered", async () => {
  const { deps } = openSite();
  const [{ slug, ...data } = expect.fail("no plans")] = plans;
  const odd = {
    collection: "plans",
    slug,
    position: 9,
    status: "published",
    data: { ...data, pricePaise: 4_999_50 },
  } as const;
  await expect(saveEntries(deps, [odd], "test")).rejects.toThrow(ZodError);
});

test("a draft is not published, and publishing changes the version", async () => {
  const { deps } = openSite();
  const before = await deps.content.snapshot();
  const data = { title: "One more", text: "A feature.", icon: "check" };
  await saveEntries(deps, [{ collection: "features", slug: "more", position: 9, status: "draft", data }], "test");
  expect((await publishContent(deps)).collections.features).toHaveLength(6);
  await saveEntries(deps, [{ collection: "features", slug: "more", position: 9, status: "published", data }], "test");
  const after = await publishContent(deps);
  expect(after.collections.features).toHaveLength(7);
  expect(after.version).not.toBe(before.version);
  expect((await publishContent(deps)).version).toBe(after.version);
  await saveEntries(deps, [{ collection: "features", slug: "more", position: 9, status: "draft", data }], "test");
  await publishContent(deps);
});

test("translations are stored beside the English texts, and the English snapshot does not grow with them", async () => {
  const { deps } = openSite();
  const before = await compileSnapshot(deps.db);
  const hindiOf = async () => {
    const { results } = await env.DB.prepare(
      "select translations from content_entries where id = 'features:industry-mentors'",
    ).all<{ translations: string }>();
    return (JSON.parse(results[0]?.translations ?? "{}") as { hi?: { title?: string } }).hi?.title;
  };
  expect(await hindiOf()).toMatch(/^\p{Script=Devanagari}/u);
  const feature = before.collections.features.find(({ slug }) => slug === "industry-mentors");
  const { slug, ...data } = feature ?? expect.fail("no such feature");
  const entry = { collection: "features", slug, position: 1, status: "published", data } as const;
  await saveEntries(deps, [{ ...entry, hi: { title: "मार्गदर्शक" } }], "test");
  await saveEntries(deps, [entry], "test");
  expect(await hindiOf()).toBe("मार्गदर्शक");
  expect((await compileSnapshot(deps.db)).collections).toEqual(before.collections);
});

test("values of the settings entry are nowhere else in the seed, and every template variable has a value", async () => {
  const [{ email, phone, links } = expect.fail("no settings")] = settings;
  const { settings: _, ...others } = seed;
  const written = JSON.stringify(others);
  for (const value of [email, phone, phone.replaceAll(" ", ""), ...Object.values(links)]) {
    expect(written).not.toContain(value);
  }
  const shown = JSON.stringify((await openSite().deps.content.snapshot()).collections);
  // A benefit's line contains the plan's value.
  expect(shown.replaceAll("{value}", "")).not.toMatch(/\{[a-z.-]+\}/i);
});

test("an FAQ answer names the smallest plan with a benefit, as the benefits say", async () => {
  const { faqs } = (await openSite().deps.content.snapshot()).collections;
  const answer = faqs.find(({ slug }) => slug === "help-with-schemes")?.answer;
  expect(answer).toContain("From Premium Member up, a mentor goes through eligibility");
});

test("a plan's price is stored only in the plan", () => {
  const { plans: _, ...others } = seed;
  const written = JSON.stringify(others);
  for (const { pricePaise } of plans) expect(written).not.toContain(`₹${formatRupees(pricePaise)}`);
});

test("the seed is consistent about where the Monthly Connect is held and about tenders of small enterprises", () => {
  expect(seed.events.find(({ slug }) => slug === "monthly-connect")?.location).toMatch(/^Online/);
  const connect = seed.benefits.find(({ slug }) => slug === "monthly-connect");
  expect(connect?.promise).toBe("The Monthly Connect, online on every third Thursday");
  const tenders = [seed.schemes, seed.articles].map((list) => JSON.stringify(list).replace(/\\n\s*|\s+/g, " "));
  for (const text of tenders) {
    expect(text).toMatch(/at least (\*\*)?25%(\*\*)? (of yearly purchases|from micro and small enterprises)/i);
    expect(text).toMatch(/up to 25% of the (order|quantity)/);
    expect(text).not.toMatch(/at least (25% of the order|250 sensors)/);
  }
});

test("a new email, phone or link in the settings entry appears in every text after the next publication", async () => {
  const { deps } = openSite();
  const [{ slug, ...data } = expect.fail("no settings")] = settings;
  const save = (changes: object) => {
    const entry = { collection: "settings", slug, position: 0, status: "published" } as const;
    return saveEntries(deps, [{ ...entry, data: { ...data, ...changes } }], "test");
  };
  const awards = 'https://prizes.example/?of="MASA"';
  await save({ email: "office@other.example", phone: "+91 80 5550 0199", links: { ...data.links, awards } });
  const { policies, events, initiatives } = (await publishContent(deps)).collections;
  await save({});
  await publishContent(deps);
  const text = JSON.stringify(policies);
  expect(text).toContain("[+91 80 5550 0199](tel:+918055500199)");
  expect(text).toContain("[office@other.example](mailto:office@other.example)");
  expect(text).not.toContain(data.email);
  expect(initiatives.find((entry) => entry.slug === "masa-awards")?.link?.href).toBe(awards);
  expect(events.find((entry) => entry.slug === "masa-awards-2027")?.description).toContain(`[awards site](${awards})`);
});

test("a template variable may begin with a capital letter", async () => {
  const { deps } = openSite();
  const [{ slug, ...data } = expect.fail("no questions")] = faqs;
  const save = (answer: string) => {
    const entry = { collection: "faqs", slug, position: 0, status: "published" } as const;
    return saveEntries(deps, [{ ...entry, data: { ...data, answer } }], "test");
  };
  await save("Call {Phone}, or write to {EMAIL}: {From.scheme-guidance}.");
  const shown = (await compileSnapshot(deps.db)).collections.faqs.find((one) => one.slug === slug);
  await save(data.answer);
  const [{ phone, email } = expect.fail("no settings")] = settings;
  expect(shown?.answer).toContain(`Call ${phone}, or write to ${email}: `);
  expect(shown?.answer).not.toContain("{");
});

test("without the settings entry nothing is published, nothing is sold, and the pages do not change", async () => {
  const site = openSite();
  const before = await site.deps.content.published();
  const [{ slug, ...data } = expect.fail("no settings")] = settings;
  const save = (status: "draft" | "published") =>
    saveEntries(site.deps, [{ collection: "settings", slug, position: 0, status, data }], "test");
  await save("draft");
  await expect(publishContent(site.deps)).rejects.toThrow("The settings entry is not published.");
  expect(await site.deps.content.published()).toEqual(before);
  await expect(findPlanForSale(site.deps, { amount: 24999 })).rejects.toThrow("The settings entry is not published.");
  await save("published");
  await publishContent(site.deps);
});

test("a link may come from the settings entry, but only one that it contains", async () => {
  const { deps } = openSite();
  const [{ slug, ...data } = expect.fail("no initiatives")] = seed.initiatives;
  const save = (href: string) => {
    const entry = { collection: "initiatives", slug, position: 0, status: "published" } as const;
    return saveEntries(deps, [{ ...entry, data: { ...data, link: { label: "Know More", href } } }], "test");
  };
  await expect(save("{links.elsewhere}")).rejects.toThrow(ZodError);
  await expect(save("javascript:alert(1)")).rejects.toThrow(ZodError);
  await save("{links.awards}");
});

/** What a request at that time sees; every request has its own store and shares the memory. */
function storeAt(time: string, changes: Partial<Parameters<typeof createContentStore>[0]> = {}) {
  const { deps, lines } = openSite();
  const compile = () => compileSnapshot(deps.db);
  const sources = { kv: env.CONTENT, compile, now: () => new Date(time), log: deps.log, ...changes };
  return { store: createContentStore(sources), lines };
}
const d1Down = { compile: () => Promise.reject(new Error("D1 down")) };

test("public pages read the snapshot: one KV read in 30 seconds, and no query of D1", async () => {
  const kv = vi.spyOn(env.CONTENT, "get");
  const d1 = vi.spyOn(env.DB, "prepare");
  for (const [time, reads] of [
    ["00:00", 1],
    ["00:29", 1],
    ["00:31", 2],
    ["01:00", 2],
    ["01:02", 3],
  ] as const) {
    await listPlanCards({ config: openSite().deps.config, content: storeAt(`2040-01-01T00:${time}Z`).store });
    expect(kv).toHaveBeenCalledTimes(reads);
  }
  expect(d1).not.toHaveBeenCalled();
});

test("rereading an unchanged snapshot gives the same object, so that pages keep what they derived from it", async () => {
  const first = await storeAt("2040-06-01T00:00:00Z").store.snapshot();
  const kv = vi.spyOn(env.CONTENT, "get");
  expect(await storeAt("2040-06-01T00:00:31Z").store.snapshot()).toBe(first);
  expect(kv).toHaveBeenCalledTimes(1);
});

test("while one request reads KV, the others use the cached snapshot", async () => {
  await storeAt("2041-01-01T00:00:00Z").store.snapshot();
  const kv = vi.spyOn(env.CONTENT, "get");
  await Promise.all(Array.from({ length: 50 }, () => storeAt("2041-01-01T00:01:00Z").store.snapshot()));
  expect(kv).toHaveBeenCalledTimes(1);
});

test("without KV the snapshot is compiled from D1, and with neither the last one is served for a day, marked as stale", async () => {
  vi.spyOn(env.CONTENT, "get").mockRejectedValue(new Error("KV down"));
  const fromD1 = await storeAt("2050-01-01T00:00:00Z").store.cached();
  expect(fromD1.snapshot.collections.plans).toHaveLength(6);
  expect(fromD1.isStale).toBe(false);

  const later = storeAt("2050-01-01T23:59:00Z", d1Down);
  expect(await later.store.cached()).toEqual({ ...fromD1, isStale: true });
  expect(later.lines.join()).toMatch(/content\.kv_failed.*content\.stale/);

  await expect(storeAt("2050-01-02T00:01:00Z", d1Down).store.cached()).rejects.toThrow("D1 down");
});

test("failed sources are asked again after 30 seconds, not by every request, and their answer ends the stale mark", async () => {
  const kv = vi.spyOn(env.CONTENT, "get").mockRejectedValue(new Error("KV down"));
  await storeAt("2060-01-01T00:00:00Z").store.cached();
  expect((await storeAt("2060-01-01T00:01:00Z", d1Down).store.cached()).isStale).toBe(true);
  kv.mockClear();
  expect((await storeAt("2060-01-01T00:01:29Z", d1Down).store.cached()).isStale).toBe(true);
  expect(kv).not.toHaveBeenCalled();
  kv.mockRestore();
  expect((await storeAt("2060-01-01T00:01:31Z", d1Down).store.cached()).isStale).toBe(false);
});

test("without a copy, failed sources are asked again after five seconds, not by every request", async () => {
  const kv = vi.spyOn(env.CONTENT, "get").mockRejectedValue(new Error("KV down"));
  const late = Promise.withResolvers<never>();
  const lateStore = storeAt("2062-01-01T00:00:00Z", {
    compile: () => late.promise,
    now: vi.fn(() => new Date("2062-01-01T00:00:04Z")).mockReturnValueOnce(new Date("2062-01-01T00:00:00Z")),
  });
  const asking = expect(lateStore.store.cached()).rejects.toThrow("D1 down");
  await expect(storeAt("2062-01-01T00:00:00Z", d1Down).store.cached()).rejects.toThrow("D1 down");
  // A read that began before that failure and fails later does not extend the pause.
  late.reject(new Error("D1 down"));
  await asking;
  kv.mockClear();
  await expect(storeAt("2062-01-01T00:00:04Z").store.cached()).rejects.toThrow("No source of content answered");
  expect(kv).not.toHaveBeenCalled();
  kv.mockRestore();
  expect((await storeAt("2062-01-01T00:00:05Z").store.cached()).isStale).toBe(false);
  expect((await storeAt("2062-01-01T00:00:06Z").store.cached()).isStale).toBe(false);
});

test.each(["{", "null", '{"version":"1"}', '{"version":1,"collections":{}}'])(
  "a damaged snapshot in KV, %s, is replaced by D1",
  async (damaged) => {
    const stored = await env.CONTENT.get("snapshot");
    await env.CONTENT.put("snapshot", damaged);
    const year = 2070 + damaged.length;
    const { store, lines } = storeAt(`${year}-01-01T00:00:00Z`);
    expect((await store.snapshot()).collections.plans).toHaveLength(6);
    expect(lines.join()).toMatch(/content\.(kv_failed|snapshot_missing|snapshot_damaged)/);
    await env.CONTENT.put("snapshot", stored ?? "");
  },
);

test("a snapshot of an older release has no entries of a collection that it does not know", async () => {
  const stored = (await env.CONTENT.get("snapshot")) ?? expect.fail("nothing is published");
  const { startups: _new, ...older } = JSON.parse(stored).collections;
  await env.CONTENT.put("snapshot", JSON.stringify({ version: "older", collections: older }));
  const { collections } = await storeAt("2200-01-01T00:00:00Z").store.snapshot();
  expect(collections.startups).toEqual([]);
  expect(collections.plans).toHaveLength(6);
  await env.CONTENT.put("snapshot", stored);
});

test("a source that does not answer is not waited for", async () => {
  vi.useFakeTimers();
  vi.spyOn(env.CONTENT, "get").mockImplementation(() => new Promise(() => {}));
  const { store, lines } = storeAt("2300-01-01T00:00:00Z", { compile: () => new Promise(() => {}) });
  // There is a copy of two centuries before; it is too old.
  const refusal = expect(store.cached()).rejects.toThrow("No response within 5000 ms");
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(5000);
  await refusal;
  expect(lines.join()).toContain("content.kv_failed");
  vi.useRealTimers();
});

test("a request that has a copy waits at most a second for each source", async () => {
  await storeAt("2310-01-01T00:00:00Z").store.cached();
  vi.useFakeTimers();
  vi.spyOn(env.CONTENT, "get").mockImplementation(() => new Promise(() => {}));
  const { store } = storeAt("2310-01-01T00:01:00Z", { compile: () => new Promise(() => {}) });
  const answered = vi.fn();
  const asked = store.cached().then(answered);
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ isStale: true }));
  vi.useRealTimers();
});

test("a row changed by hand makes a new version, although nothing records when", async () => {
  const { deps } = openSite();
  const before = await compileSnapshot(deps.db);
  const set = (text: string) =>
    `update content_entries set data = json_set(data, '$.tagline', '${text}') where id = 'settings:site'`;
  await env.DB.prepare(set("Changed by hand")).run();
  expect((await compileSnapshot(deps.db)).version).not.toBe(before.version);
  await env.DB.prepare(set(before.collections.settings[0]?.tagline ?? "")).run();
  expect((await compileSnapshot(deps.db)).version).toBe(before.version);
});

test("plan cards show the specification's prices", async () => {
  const cards = await listPlanCards(openSite().deps);
  expect(cards.map(({ title, price }) => `${title} ${price}`)).toEqual([
    "Community Member 4,999",
    "Premium Member 14,999",
    "Gold Member 24,999",
    "Corporate Member 49,999",
    "Platinum Member 99,999",
    "Patron Member 2,99,999",
  ]);
});

test("a publication is not replaced by one that began before it, nor by a read of the older snapshot", async () => {
  const { deps } = openSite();
  const snapshot = await publishContent(deps);
  const gate = Promise.withResolvers<void>();
  const kv = {
    get: async () => ({ ...snapshot, version: "read-before" }),
    put: async (_key: string, text: string) => (text.includes("slow-version") ? gate.promise : undefined),
  } as unknown as KVNamespace;
  const store = () =>
    createContentStore({ kv, compile: async () => snapshot, now: () => new Date(), log: () => undefined });
  const slow = store().publish({ ...snapshot, version: "slow-version" });
  await store().publish({ ...snapshot, version: "fast" });
  gate.resolve();
  await slow;
  expect((await store().snapshot()).version).toBe("fast");
  await publishContent(deps);
});
