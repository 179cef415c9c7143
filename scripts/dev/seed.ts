/** `npm run db:seed`: fills an empty local D1 with the content that the site ships with, and publishes it to KV. */
import { seedContent } from "../../worker/db/seed.ts";
import { withLocalDeps } from "./local-deps.ts";

const written = await withLocalDeps(process.argv[2] ?? ".wrangler/state", seedContent);
console.log(written === 0 ? "The content store is filled already." : `Wrote and published ${written} entries.`);
