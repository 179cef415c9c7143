import * as m from "#messages/membership/transfers.ts";
import type { PARK_REASONS } from "../../db/schema/bank-transfers.ts";
import { addDays, indianDay } from "../india-calendar.server.ts";
import type { Term } from "../membership/terms.server.ts";
import { formatRupees } from "../money.server.ts";
import type { BankTransfer } from "./transfers.server.ts";

export type ParkReason = (typeof PARK_REASONS)[number];
/** `receivedOn`: the day of the credit in India. */
export type Credit = { amountPaise: number; receivedOn: string };

const RESERVED_DAYS = 7;

/** Returns the last day of a reservation; for an upgrade, at most the last day of the membership that it ends. */
export function lastDayFrom(today: string, upgradeOf?: Pick<Term, "validTo">): string {
  const lastDay = addDays(today, RESERVED_DAYS);
  return upgradeOf && upgradeOf.validTo < lastDay ? upgradeOf.validTo : lastDay;
}

export function transferStateOn(today: string, { status, lastDay }: Pick<BankTransfer, "status" | "lastDay">) {
  return status === "reserved" && today > lastDay ? "expired" : status;
}

/** Returns why a credit cannot begin the membership. Its own day counts, however late it is recorded. */
export function reasonToPark(
  { status, amountPaise, createdAt, lastDay }: Pick<BankTransfer, "status" | "amountPaise" | "createdAt" | "lastDay">,
  credit: Credit,
  today: string,
): ParkReason | undefined {
  if (status === "paid") return "paid_before";
  if (status === "cancelled") return "cancelled";
  if (credit.receivedOn < indianDay(createdAt) || credit.receivedOn > today) return "wrong_date";
  if (credit.receivedOn > lastDay) return "too_late";
  return credit.amountPaise === amountPaise ? undefined : "amount_differs";
}

export function reasonText(reason: ParkReason, { amountPaise }: { amountPaise: number }): string {
  switch (reason) {
    case "amount_differs":
      return m.amountDiffers({ amount: formatRupees(amountPaise) });
    case "too_late":
      return m.tooLate();
    case "wrong_date":
      return m.wrongDate();
    case "paid_before":
      return m.paidBefore();
    case "cancelled":
      return m.cancelledBefore();
    case "upgrade_does_not_fit":
      return m.upgradeDoesNotFit();
    case "number_used":
      return m.numberUsed();
    case "erased":
      return m.erased();
  }
}
