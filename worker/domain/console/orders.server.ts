import type { Deps } from "../../deps.ts";
import type { TrailDeps } from "../audit-trail.server.ts";
import { findOrder, type ORDER_ROWS, type Order } from "../billing/orders.server.ts";
import { listCapturedPayments } from "../billing/payments.server.ts";
import { transferReferenceOf } from "../billing/transfer-ids.server.ts";
import { dateAndTime, dayAndHour, longDate } from "../india-calendar.server.ts";
import { listMailAbout } from "../mail/outbox.server.ts";
import { earlyEndOf } from "../membership/last-day.server.ts";
import { findMembershipNumber } from "../membership/membership-numbers.server.ts";
import { findMembership } from "../membership/memberships.server.ts";
import { formatRupees } from "../money.server.ts";
import type { Operator } from "../operators/admission.server.ts";
import { viewCorrespondence } from "./correspondence/correspondence.server.ts";
import { FOUND_ORDERS } from "./finance/found-orders.server.ts";
import { isWithoutAccount } from "./finance/move-purchases-view.server.ts";
import { viewOrderMoney } from "./finance/order-money.server.ts";
import { amountCell, type Cell, type RecordList } from "./list.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";
import { type RecordViewDeps, revealContact, viewRecord } from "./record.server.ts";
import { mailEvent, mailEvents } from "./timeline.server.ts";

const KIND = "order";
export const ORDER_STATES = { created: "Not paid", attempted: "Payment attempted", paid: "Paid" } as const;
const REFUNDED = ["Refunded", "Partly refunded"] as const;
const LOST = ["Lost in a dispute", "Partly lost in a dispute"] as const;
const MAILS = {
  receipt: "Receipt",
  payment_kept: "Email about the payment that is kept",
  refund_approved: "Email about the approved refund",
  refund_processed: "Email about the refund",
  purchase_moved: "Email about the move to the account",
  purchase_left: "Email to the misspelt address",
};
export function orderList(): RecordList<(typeof ORDER_ROWS)["table"]> {
  return {
    path: "/console/payments",
    kind: KIND,
    what: "orders",
    columns: ["Ordered", "Plan", "Amount", "Email", "Phone", "State"],
    filters: [
      { name: "status", label: "State", options: Object.entries(ORDER_STATES) },
      { name: "from", label: "Ordered from", options: "day" },
      { name: "to", label: "Ordered until", options: "day" },
    ],
    searchHelp:
      "UPI reference, membership, payment or order number, beginning of the name, surname or email, or four digits of the phone number",
    exportPermission: "payments.export",
    source: FOUND_ORDERS,
    namesFor: namesOfPayments,
    rowOf: ({ id, name, createdAt, planTitle, amountPaise, email, phone, status }, names) => ({
      title: name,
      cells: [
        { text: dayAndHour(createdAt) },
        { text: planTitle },
        amountCell(amountPaise),
        { text: maskEmail(email) },
        { text: maskPhone(phone) },
        stateCell(status, names.get(`returned ${id}`)),
      ],
    }),
    csv: [
      ["Ordered (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Order", ({ providerOrderId }) => providerOrderId],
      ["Payment", ({ id }, names) => names.get(`payments ${id}`) ?? ""],
      ["Plan", ({ planTitle }) => planTitle],
      ["Amount in rupees", ({ amountPaise }) => (amountPaise / 100).toFixed(2)],
      ["Captured in rupees", ({ id }, names) => names.get(`captured ${id}`) ?? ""],
      ["Refunded in rupees", ({ id }, names) => names.get(`refunded ${id}`) ?? ""],
      ["Lost in disputes in rupees", ({ id }, names) => names.get(`lost ${id}`) ?? ""],
      ["State", ({ id, status }, names) => stateCell(status, names.get(`returned ${id}`)).text],
      ["Paid (IST)", ({ paidAt }) => (paidAt ? dateAndTime(paidAt) : "")],
      ["Name", ({ name }) => name],
      ["Email", ({ email }) => email ?? ""],
      ["Phone", ({ phone }) => phone ?? ""],
    ],
  };
}

function stateCell(status: Order["status"], returned: string | undefined): Cell {
  return { text: returned ?? ORDER_STATES[status], ...(status === "paid" && !returned && { tone: "done" }) };
}

/** Numbers and sums of an order's captured payments, and the state in words if less than its amount remains of them. */
async function namesOfPayments(
  deps: Pick<Deps, "db">,
  rows: readonly Pick<Order, "id" | "status" | "amountPaise">[],
): Promise<Map<string, string>> {
  const paid = rows.filter(({ status }) => status === "paid");
  const captured = await listCapturedPayments(
    deps,
    paid.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(captured, ({ orderId }) => orderId);
  const names = new Map<string, string>();
  for (const { id, amountPaise } of paid) {
    const payments = byOrder.get(id) ?? [];
    const sumOf = (column: "amountPaise" | "refundedPaise" | "lostPaise") =>
      payments.reduce((sum, row) => sum + row[column], 0);
    const received = sumOf("amountPaise");
    const refunded = sumOf("refundedPaise");
    const lost = sumOf("lostPaise");
    names.set(`payments ${id}`, payments.map((payment) => payment.id).join(" "));
    names.set(`captured ${id}`, (received / 100).toFixed(2));
    if (refunded > 0) names.set(`refunded ${id}`, (refunded / 100).toFixed(2));
    if (lost > 0) names.set(`lost ${id}`, (lost / 100).toFixed(2));
    const remains = received - refunded - lost;
    const [whole, part] = lost > 0 ? LOST : REFUNDED;
    // A second payment that was returned leaves the order paid.
    if (remains < Math.min(received, amountPaise)) names.set(`returned ${id}`, remains > 0 ? part : whole);
  }
  return names;
}

export async function viewOrder(deps: RecordViewDeps, operator: Operator, id: string, template = "") {
  const order = await findOrder(deps, id);
  if (!order) return undefined;
  const { name, email, phone, planId, planTitle, amountPaise, status, createdAt, paidAt, providerOrderId } = order;
  const transfer = transferReferenceOf(providerOrderId);
  const membership = await findMembership(deps, id);
  const number = await findMembershipNumber(deps, id);
  const endedOn = membership && earlyEndOf(membership);
  const returned = await namesOfPayments(deps, [order]);
  const { history, isReceived, mailSubjects, ...money } = await viewOrderMoney(deps, order);
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: name,
      lead: `${planTitle}, ₹${formatRupees(amountPaise)}. Ordered ${dayAndHour(createdAt)}.`,
      details: [
        ["State", stateCell(status, returned.get(`returned ${id}`)).text],
        transfer ? ["Bank transfer", transfer] : ["Order", providerOrderId],
        membership && number
          ? ["Membership number", number, `/console/memberships/${membership.id}`]
          : ["Membership number", number ?? "None"],
        ["Membership", membership ? `${longDate(membership.validFrom)} to ${longDate(membership.validTo)}` : "None"],
        ...(endedOn ? [["Ended on", longDate(endedOn)] as const] : []),
      ],
      contact: { email, phone },
      history: [
        { at: createdAt, what: "Ordered" },
        ...(paidAt && !isReceived ? [{ at: paidAt, what: "Paid" }] : []),
        ...history,
        ...(await mailEvents(deps, email, MAILS, (about) => about === id || mailSubjects.includes(about))),
        ...(await earlierMailEvents(deps, order)),
      ],
    },
  );
  const { language } = order;
  const shown = { subject: `${KIND}:${id}`, email, language, facts: { name, planId }, template };
  return {
    ...record,
    money,
    isWithoutAccount: await isWithoutAccount(deps, order),
    correspondence: await viewCorrespondence(deps, operator, shown),
  };
}

export async function revealOrder(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  return revealContact(deps, operator, { kind: KIND, id, reason }, await findOrder(deps, id));
}

/** Mails to an address that the order no longer has. */
async function earlierMailEvents(deps: Pick<Deps, "db">, { id, email }: Order) {
  const mails = await listMailAbout(deps, ["receipt", "purchase_left"], id);
  return mails
    .filter(({ recipient }) => recipient !== email)
    .map((mail) => mailEvent(mail, mail.kind === "receipt" ? MAILS.receipt : MAILS.purchase_left));
}
