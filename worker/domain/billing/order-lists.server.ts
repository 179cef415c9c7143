import type { Deps } from "../../deps.ts";
import { PAGE_SIZE, type Payments } from "../../providers/razorpay.ts";
import type { ListedOrder } from "../../providers/razorpay-entities.ts";

type Wanted = { providerOrderId: string; createdAt: Date };

/** A longer gap between orders starts a new list request. */
const GAP_MS = 15 * 60_000;
/** Seconds of clock difference and latency between the provider and us. */
const CLOCK_SKEW_S = 60;

/** Finds orders in the provider's list, newest first, until `endsAt` (epoch ms). Omits orders it could not find. */
export async function listProviderOrders(
  deps: Pick<Deps, "now" | "log">,
  payments: Payments,
  wanted: readonly Wanted[],
  endsAt: number,
): Promise<Map<string, ListedOrder>> {
  const found = new Map<string, ListedOrder>();
  for (const window of windowsOf(wanted)) {
    const missing = new Set(window.map(({ providerOrderId }) => providerOrderId));
    const from = Math.floor(Math.min(...window.map(secondsOf))) - CLOCK_SKEW_S;
    const to = Math.ceil(Math.max(...window.map(secondsOf))) + CLOCK_SKEW_S;
    for (let skip = 0; missing.size > 0; skip += PAGE_SIZE) {
      if (deps.now().getTime() >= endsAt) return found;
      const page = await payments.listOrders({ from, to, skip });
      if (!page.ok) {
        deps.log("warn", "reconcile.provider_failed", { ...page.failure, list: "orders" });
        return found;
      }
      for (const order of page.value.orders) {
        if (missing.delete(order.id)) found.set(order.id, order);
      }
      if (page.value.isLast) break;
    }
  }
  return found;
}

function windowsOf(wanted: readonly Wanted[]): Wanted[][] {
  const windows: Wanted[][] = [];
  let before: Wanted | undefined;
  for (const order of wanted.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())) {
    const isNear = before && before.createdAt.getTime() - order.createdAt.getTime() <= GAP_MS;
    if (isNear) windows.at(-1)?.push(order);
    else windows.push([order]);
    before = order;
  }
  return windows;
}

const secondsOf = ({ createdAt }: Wanted) => createdAt.getTime() / 1000;
