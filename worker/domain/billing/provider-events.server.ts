import { lt } from "drizzle-orm";
import { providerEvents } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { sha256Hex } from "../digest.server.ts";
import { purgeRows } from "../purge.server.ts";

export type ProviderEventRow = { id: string; type: string };

const MAX_LENGTH = 64;

/** An id or a type that is longer than the provider's ever are is stored as its digest or cut. */
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

/** Deletes the deliveries that came before `before`; the provider repeats one for a day, and by hand for 15. */
export async function purgeProviderEvents(deps: Pick<Deps, "db">, before: Date): Promise<void> {
  await purgeRows(deps, providerEvents, lt(providerEvents.receivedAt, before));
}
