import type { Deps } from "../deps.ts";
import { addDays, indianDay } from "../domain/india-calendar.server.ts";
import type { CheckedItem } from "../domain/settlements/check.server.ts";
import { checkLines } from "../domain/settlements/month-check.server.ts";
import { recordSettled } from "../domain/settlements/settled-items.server.ts";
import { type Payments, SETTLED_PAGE_SIZE } from "../providers/razorpay.ts";
import { isFirstRunOfHour } from "./first-run.ts";

/** 07:30 in India. */
const HOUR_UTC = 2;
/** Covers an outage of two days. */
const DAYS_BACK = 3;

/** Once a day, records the settlements of the last days and reports differences from our books. */
export async function recordSettlements(deps: Deps, payments: Payments): Promise<void> {
  const now = deps.now();
  if (!isFirstRunOfHour(now, HOUR_UTC)) return;
  // Oldest first: a line is compared with those recorded before it.
  for (let back = DAYS_BACK; back >= 1; back -= 1) {
    if (!(await recordDay(deps, payments, addDays(indianDay(now), -back)))) return;
  }
}

async function recordDay(deps: Deps, payments: Payments, day: string): Promise<boolean> {
  for (let skip = 0; ; skip += SETTLED_PAGE_SIZE) {
    const page = await payments.listSettled({ day, skip });
    if (!page.ok) {
      deps.log("warn", "settlements.not_read", { day, ...page.failure });
      return false;
    }
    const { items, isLast } = page.value;
    reportDifferences(deps, await checkLines(deps, await recordSettled(deps, items)));
    if (isLast) return true;
  }
}

function reportDifferences(deps: Deps, items: readonly CheckedItem[]): void {
  for (const { verdict, settled, own } of items) {
    if (verdict === "matched") continue;
    const { entityId, settlementId, amountPaise } = settled ?? {};
    deps.log("error", "settlement.differs", {
      verdict,
      entityId,
      settlementId,
      amountPaise,
      ownPaise: own?.amountPaise,
    });
  }
}
