import { lt } from "drizzle-orm";
import { providerEvents } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { sha256Hex } from "../digest.server.ts";
import { purgeRows } from "../purge.server.ts";

export type ProviderEventRow = { id: string; type: string };

const MAX_LENGTH = 64;

/** Limits the stored length: hashes a long id and truncates a long type. */
export function eventRow(id: string | undefined, type: string): ProviderEventRow {
  const stored = id && id.length > MAX_LENGTH ? sha256Hex(id) : id;
  return { id: stored || crypto.randomUUID(), type: type.slice(0, MAX_LENGTH) };
}

export function eventStatement(
  deps: Pick<Deps, "db" | "now">,
  event: ProviderEventRow,
  about: { providerOrderId?: string; paymentId?: string } = {},
) {
  return deps.db
    .insert(providerEvents)
    .values({ ...event, ...about, receivedAt: deps.now() })
    .onConflictDoNothing();
}

/** Purges old events. The provider retries a delivery for a day, and can repeat it by hand for 15 days. */
export async function purgeProviderEvents(deps: Pick<Deps, "db">, before: Date): Promise<void> {
  await purgeRows(deps, providerEvents, lt(providerEvents.receivedAt, before));
}
