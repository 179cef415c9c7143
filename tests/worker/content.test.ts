import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { createContentStore } from "#worker/content/store.ts";
import { seedContent } from "#worker/db/seed.ts";
import { compileSnapshot, publishContent, saveEntry } from "#worker/domain/content.server.ts";
import { listPlanCards } from "#worker/domain/plans.server.ts";
import { openSite } from "../support/site.ts";

const COUNTS = {
  hero: 7,
  features: 6,
  faqs: 12,
  articles: 8,
  schemes: 10,
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

test("an entry that its collection's schema does not accept is not saved", async () => {
  const { deps } = openSite();
  const plan = {
    collection: "plans",
    slug: "free",
    position: 9,
    status: "published",
    data: { title: "Free" },
  } as const;
  await expect(saveEntry(deps, plan, "test")).rejects.toThrow();
  expect((await compileSnapshot(deps.db)).collections.plans).toHaveLength(6);
});

test("a draft is not published, and publishing changes the version", async () => {
  const { deps } = openSite();
  const before = await deps.content.snapshot();
  const data = { title: "One more", text: "A feature.", icon: "check" };
  await saveEntry(deps, { collection: "features", slug: "more", position: 9, status: "draft", data }, "test");
  expect((await publishContent(deps)).collections.features).toHaveLength(6);
  await saveEntry(deps, { collection: "features", slug: "more", position: 9, status: "published", data }, "test");
  const after = await publishContent(deps);
  expect(after.collections.features).toHaveLength(7);
  expect(after.version).not.toBe(before.version);
  await saveEntry(deps, { collection: "features", slug: "more", position: 9, status: "draft", data }, "test");
  await publishContent(deps);
});

test("public pages read the snapshot: one KV read in 30 seconds, and no query of D1", async () => {
  const { deps } = openSite();
  const kv = vi.spyOn(env.CONTENT, "get");
  const d1 = vi.spyOn(env.DB, "prepare");
  let now = Date.parse("2040-01-01T00:00:00Z");
  const store = createContentStore({
    kv: env.CONTENT,
    compile: () => compileSnapshot(deps.db),
    now: () => new Date(now),
    log: deps.log,
  });
  await listPlanCards({ content: store });
  now += 29_000;
  await listPlanCards({ content: store });
  expect(kv).toHaveBeenCalledTimes(1);
  now += 2000;
  await listPlanCards({ content: store });
  expect(kv).toHaveBeenCalledTimes(2);
  expect(d1).not.toHaveBeenCalled();
});

test("without KV the snapshot is compiled from D1, and with neither the last one goes on", async () => {
  const site = openSite();
  const sources = { kv: env.CONTENT, now: () => new Date(), log: site.deps.log };
  vi.spyOn(env.CONTENT, "get").mockRejectedValue(new Error("KV down"));
  const far = { ...sources, now: () => new Date("2050-01-01T00:00:00Z") };
  const fromD1 = await createContentStore({ ...far, compile: () => compileSnapshot(site.deps.db) }).snapshot();
  expect(fromD1.collections.plans).toHaveLength(6);
  const further = { ...sources, now: () => new Date("2051-01-01T00:00:00Z") };
  const broken = createContentStore({ ...further, compile: () => Promise.reject(new Error("D1 down")) });
  expect(await broken.snapshot()).toBe(fromD1);
  expect(site.lines.join()).toMatch(/content\.kv_failed.*content\.stale/);
});

test("plan cards print the specification's prices", async () => {
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
