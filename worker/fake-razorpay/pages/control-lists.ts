import { html } from "hono/html";
import { listDisputes } from "../disputes.ts";
import type { Payment } from "../entities.ts";
import { listOrders } from "../orders.ts";
import { listNewestPayments } from "../payments.ts";
import { listNewestRefunds } from "../refunds.ts";
import { listSettlements } from "../settlements.ts";
import type { Store } from "../store.ts";
import { listDeliveries } from "../webhooks.ts";

const SHOWN = 20;
const ENDINGS = [
  ["success", "Success"],
  ["failure", "Failure"],
  ["uncaptured", "Authorised, never captured"],
  ["late", "The bank answers late"],
] as const;
/** Columns that contain numbers. */
const NUMBERS = ["Amount", "Attempts", "Refunded", "Transferred", "Fees", "Tax in fees"];
const DISPUTES = ["created", "under_review", "action_required", "won", "lost", "closed"];

export function ordersSection(store: Store) {
  const rows = listOrders(store)
    .slice(0, SHOWN)
    .map(({ id, amount, status, attempts, created_at }) => {
      const pay = html`<form method="post" action="/control/attempts">
<input type="hidden" name="order_id" value="${id}">
<select name="ending" aria-label="How the payment of ${id} ends">${ENDINGS.map(([ending, name]) => html`<option value="${ending}">${name}</option>`)}</select>
<button class="second">Pay</button></form>`;
      const cells = html`<td><code>${id}</code></td><td class="number">${rupees(amount)}</td><td>${status}</td>`;
      return html`<tr>${cells}<td class="number">${attempts}</td><td>${time(created_at)}</td><td>${status === "paid" ? "" : pay}</td></tr>`;
    });
  return section("Orders", ["Order", "Amount", "Status", "Attempts", "Created", ""], rows);
}

export function paymentsSection(store: Store) {
  const rows = listNewestPayments(store, SHOWN).map((payment) => {
    const { id, amount, status, amount_refunded } = payment;
    const cells = html`<td><code>${id}</code></td><td class="number">${rupees(amount)}</td><td>${status}</td>`;
    return html`<tr>${cells}<td class="number">${rupees(amount_refunded)}</td><td>${refundForm(payment)}</td><td>${disputeForm(payment)}</td></tr>`;
  });
  const pending = listNewestRefunds(store, SHOWN)
    .filter(({ status }) => status === "pending")
    .map(({ id, amount }) => {
      return html`<form method="post" action="/control/refunds/${id}"><span><code>${id}</code> ${rupees(amount)} is pending:</span>
<button class="second" name="status" value="processed">Process</button><button class="second" name="status" value="failed">Fail</button></form>`;
    });
  const disputes = listDisputes(store)
    .slice(0, SHOWN)
    .map(({ id, status, amount }) => html`<p><code>${id}</code> ${rupees(amount)}: ${status}</p>`);
  const head = ["Payment", "Amount", "Status", "Refunded", "Refund", "Dispute"];
  return section("Payments, refunds and disputes", head, rows, [...pending, ...disputes]);
}

export function settlementsSection(store: Store) {
  const rows = listSettlements(store)
    .slice(0, SHOWN)
    .map(({ id, amount, fees, tax, utr, created_at }) => {
      const sums = [amount, fees, tax].map((sum) => html`<td class="number">${rupees(sum)}</td>`);
      return html`<tr><td><code>${id}</code></td>${sums}<td><code>${utr}</code></td><td>${time(created_at)}</td></tr>`;
    });
  const settle = html`<form method="post" action="/control/settlements">
<label>With other amounts (paise)<input name="amounts" pattern="\{.*\}" placeholder='{"pay_…": 100}'></label>
<button>Settle everything open</button></form>`;
  return section("Settlements", ["Settlement", "Transferred", "Fees", "Tax in fees", "UTR", "Settled"], rows, [settle]);
}

export function webhooksSection(store: Store) {
  const rows = listDeliveries(store)
    .slice(-SHOWN)
    .toReversed()
    .map(({ eventId, type, status, attempts }) => {
      return html`<tr><td><code>${eventId}</code></td><td>${type}</td><td>${status}</td><td class="number">${attempts}</td></tr>`;
    });
  const again = html`<form method="post" action="/control/deliveries/replay"><button class="second">Send again what never arrived</button></form>`;
  return section("Events", ["Event", "Type", "Status", "Attempts"], rows, [again]);
}

type Html = ReturnType<typeof html>;

function section(title: string, head: string[], rows: Html[], extra: Html[] = []) {
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head.map((name) => html`<th scope="col" class="${NUMBERS.includes(name) ? "number" : ""}">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<section><h2>${title}</h2>${rows.length > 0 ? table : html`<p>None yet.</p>`}${extra}</section>`;
}

function refundForm({ id, status }: Payment) {
  if (status !== "captured" && status !== "authorized") return "";
  return html`<form method="post" action="/control/refunds">
<input type="hidden" name="payment_id" value="${id}">
<input name="amount" inputmode="numeric" pattern="[0-9]*" placeholder="paise, or all" aria-label="Paise of ${id} to refund">
<select name="isPending" aria-label="When the refund of ${id} is processed"><option value="false">At once</option><option value="true">Later</option></select>
<button class="second">Refund</button></form>`;
}

function disputeForm({ id, captured }: Payment) {
  if (!captured) return "";
  return html`<form method="post" action="/control/disputes">
<input type="hidden" name="payment_id" value="${id}">
<select name="event" aria-label="Event of a dispute about ${id}">${DISPUTES.map((event) => html`<option>${event}</option>`)}</select>
<button class="second">Dispute</button></form>`;
}

function rupees(paise: number): string {
  return new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paise / 100);
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
}
