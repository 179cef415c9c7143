import { ensureBucket } from "../cloudflare/buckets.ts";
import { wrangler } from "../cloudflare/wrangler.ts";

/** Less than the 30 days of the Privacy Policy, because R2 deletes expired objects up to a day late. */
const BACKUP_DAYS = 28;
/** The name contains the number of days, so changing it adds a rule. Of two rules, the shorter one applies. */
const RULE = `expire-after-${BACKUP_DAYS}-days`;

/** Creates the R2 bucket for backups, with the rule that deletes them, unless it exists. */
export async function ensureBackupBucket(name: string): Promise<void> {
  await ensureBucket(name);
  const rules = await wrangler("r2", "bucket", "lifecycle", "list", name);
  if (rules.includes(RULE)) return;
  const expiry = ["--expire-days", String(BACKUP_DAYS), "--force"];
  await wrangler("r2", "bucket", "lifecycle", "add", name, RULE, "d1/", ...expiry);
}
