import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { seedContent } from "#worker/db/seed.ts";
import { createDeps } from "#worker/deps.ts";

await applyD1Migrations(env.DB, env.MIGRATIONS);
await seedContent(createDeps(env, { waitUntil: () => undefined }));
