import { listAuditEntries } from "../../audit.server.ts";
import type { TrailDeps } from "../../audit-trail.server.ts";
import { type BankCredit, findOtherUse, listCreditsOf } from "../../bank-transfers/credits.server.ts";
import { reasonText, transferStateOn } from "../../bank-transfers/transfer-terms.server.ts";
import {
  type BankTransfer,
  BUYER,
  findTransfer,
  isTransferIn,
  TRANSFER_ROWS,
} from "../../bank-transfers/transfers.server.ts";
import { findOrder } from "../../billing/orders.server.ts";
import { dateAndTime, dayAndHour, indianDay, longDate } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { amountCell, type Cell, type RecordList } from "../list.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";
import { FOUND_ORDERS, findBuyers } from "./found-orders.server.ts";
import type { MoneyRow } from "./refund-views.server.ts";

const KIND = "bank_transfer";
const STATES: Record<ReturnType<typeof transferStateOn>, Cell> = {
  reserved: { text: "Awaiting payment", tone: "due" },
  paid: { text: "Received", tone: "done" },
  expired: { text: "Expired" },
  cancelled: { text: "Cancelled" },
};

export function transferList(now: Date): RecordList<(typeof TRANSFER_ROWS)["table"]> {
  const today = indianDay(now);
  return {
    path: "/console/bank-transfers",
    kind: KIND,
    what: "bank transfers",
    titleColumn: "Reference",
    columns: ["Buyer", "Reserved", "Amount", "Last day", "State"],
    filters: [{ name: "state", label: "State", options: Object.entries(STATES).map(([key, { text }]) => [key, text]) }],
    searchHelp:
      "Reference, bank’s reference, beginning of the buyer’s name, surname or email, or four digits of the phone number",
    exportPermission: "payments.export",
    source: {
      ...TRANSFER_ROWS,
      filters: { state: (value, page) => isTransferIn(value, today, page) },
      search: { ...TRANSFER_ROWS.search, parent: { rows: FOUND_ORDERS, key: TRANSFER_ROWS.table.orderId } },
    },
    namesFor: findBuyers,
    rowOf: (transfer, names) => ({
      title: transfer.reference,
      cells: [
        { text: names.get(transfer.orderId) ?? "" },
        { text: dayAndHour(transfer.createdAt) },
        amountCell(transfer.amountPaise),
        { text: longDate(transfer.lastDay) },
        STATES[transferStateOn(today, transfer)],
      ],
    }),
    csv: [
      ["Reference", ({ reference }) => reference],
      ["Buyer", ({ orderId }, names) => names.get(orderId) ?? ""],
      ["Reserved (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Amount in rupees", ({ amountPaise }) => (amountPaise / 100).toFixed(2)],
      ["Last day", ({ lastDay }) => lastDay],
      ["State", (transfer) => STATES[transferStateOn(today, transfer)].text],
    ],
  };
}

export async function viewTransfer(deps: TrailDeps, operator: Operator, reference: string) {
  const transfer = await findTransfer(deps, reference);
  const order = transfer && (await findOrder(deps, transfer.orderId));
  if (!order) return undefined;
  const state = transferStateOn(indianDay(deps.now()), transfer);
  const credits = await listCreditsOf(deps, reference);
  // The reservation itself forgets who cancelled it once late money is accepted.
  const cancelled = { subject: `${KIND}:${reference}`, action: "bank_transfer.cancelled" };
  const cancellations = await listAuditEntries(deps, cancelled);
  const parked = credits.filter((credit) => credit.state === "parked");
  const parkedPaise = parked.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const canUseParked = parked.length > 0 && transfer.status !== "paid";
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id: reference },
    {
      title: order.name,
      lead: `${order.planTitle}, ₹${formatRupees(transfer.amountPaise)}. ${STATES[state].text}.`,
      details: [
        ["State", STATES[state].text],
        ["Reference", reference],
        ["Reserved", dayAndHour(transfer.createdAt)],
        ["Last day", longDate(transfer.lastDay)],
      ],
      contact: { email: order.email, phone: order.phone },
      history: [
        { at: transfer.createdAt, what: "Reserved" },
        ...credits.map((credit) => ({
          at: credit.createdAt,
          what: `₹${formatRupees(credit.amountPaise)} recorded, received ${longDate(credit.receivedOn)}`,
          operator: credit.recordedBy,
        })),
        ...cancellations
          .filter(({ actor }) => actor === BUYER)
          .map(({ at }) => ({ at, what: "Cancelled by the buyer" })),
      ],
    },
  );
  return {
    ...record,
    orderId: order.id,
    amount: formatRupees(transfer.amountPaise),
    isPaid: transfer.status === "paid",
    mayCancel: transfer.status === "reserved",
    /** The money set aside adds up to exactly the agreed amount. */
    mayAccept: canUseParked && parkedPaise === transfer.amountPaise,
    difference: canUseParked ? differenceOf(parkedPaise, transfer.amountPaise) : undefined,
    credits: await Promise.all(credits.map((credit) => creditRow(deps, credit, transfer))),
  };
}

function differenceOf(parkedPaise: number, agreedPaise: number): string | undefined {
  if (parkedPaise === agreedPaise) return undefined;
  const rupees = formatRupees(Math.abs(agreedPaise - parkedPaise));
  const agreed = `the agreed ₹${formatRupees(agreedPaise)}`;
  if (parkedPaise > agreedPaise) {
    return `₹${rupees} more than ${agreed} is set aside. The membership can begin only with exactly that amount: return the money, and ask the buyer to transfer it again.`;
  }
  return `₹${rupees} of ${agreed} is missing. Ask the buyer for it, and record it below when it arrives: you can then begin the membership with both. Or return the money.`;
}

export async function revealTransfer(deps: TrailDeps, operator: Operator, reference: string, reason: string) {
  const transfer = await findTransfer(deps, reference);
  const order = transfer && (await findOrder(deps, transfer.orderId));
  return revealContact(deps, operator, { kind: KIND, id: reference, reason }, order);
}

const CREDIT_STATES: Record<BankCredit["state"], Cell> = {
  used: { text: "Used for the membership", tone: "done" },
  parked: { text: "Set aside", tone: "late" },
  returned: { text: "Returned" },
};

async function creditRow(
  deps: TrailDeps,
  credit: BankCredit,
  transfer: BankTransfer,
): Promise<MoneyRow & { isParked: boolean }> {
  const isParked = credit.state === "parked";
  const usedFor = isParked ? await findOtherUse(deps, credit) : undefined;
  const { id, amountPaise, receivedOn, bankNumber, lineKey, state, reason, returnedAs } = credit;
  return {
    id,
    title: `₹${formatRupees(amountPaise)}`,
    state: CREDIT_STATES[state],
    facts: [
      `Received ${longDate(receivedOn)}`,
      ...(bankNumber ? [`Bank’s reference ${bankNumber}`] : []),
      lineKey ? "From a statement" : "Entered manually",
      ...(returnedAs ? [`Returned as ${returnedAs}`] : []),
    ],
    isParked,
    text: isParked && reason ? reasonText(reason, transfer) : undefined,
    ...(usedFor && { link: { href: `/console/bank-transfers/${usedFor}`, label: `Open ${usedFor}` } }),
    actions: [],
  };
}
