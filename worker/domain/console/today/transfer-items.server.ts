import { listParkedCredits } from "../../bank-transfers/credits.server.ts";
import { reasonText } from "../../bank-transfers/transfer-terms.server.ts";
import { listOpenTransfers, listTransfersByReference } from "../../bank-transfers/transfers.server.ts";
import { daysUntil, indianDay, longDate } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import { findBuyers } from "../finance/found-orders.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const MONEY = { sees: "payments.read", acts: "payments.change" } as const;

export const parkedMoney: TodaySource = {
  id: "parked-money",
  title: "Bank transfers that do not match",
  ...MONEY,
  async list(deps, limit) {
    const found = (await listParkedCredits(deps)).slice(0, limit);
    const references = found.map(({ reference }) => reference);
    const transfers = await listTransfersByReference(deps, references);
    return found.map(({ id, reference, amountPaise, receivedOn, reason }) => {
      const transfer = transfers.get(reference);
      return {
        id,
        title: `₹${formatRupees(amountPaise)} for ${reference}`,
        facts: [`Received ${longDate(receivedOn)}`, ...(reason && transfer ? [reasonText(reason, transfer)] : [])],
        link: { href: `/console/bank-transfers/${reference}`, label: "Open" },
      };
    });
  },
};

export const openTransfers: TodaySource = {
  id: "bank-transfers",
  title: "Bank transfers to confirm",
  ...MONEY,
  more: [{ href: "/console/bank-transfers?state=reserved&sort=oldest", label: "All awaiting payment" }],
  async list(deps, limit) {
    const found = await listOpenTransfers(deps, indianDay(deps.now()), limit);
    const names = await findBuyers(deps, found);
    return found.map(({ reference, orderId, amountPaise, lastDay }) => {
      const days = daysUntil(lastDay, deps.now());
      return {
        id: reference,
        title: `₹${formatRupees(amountPaise)} from ${names.get(orderId) ?? ""}`,
        facts: [reference, `Last day ${longDate(lastDay)}`],
        due: { text: days === 0 ? "Last day today" : days === 1 ? "1 day left" : `${days} days left` },
        link: { href: `/console/bank-transfers/${reference}`, label: "Open" },
      };
    });
  },
};
