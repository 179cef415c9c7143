import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Env } from "../answers.ts";
import { listFaults } from "../faults.ts";
import type { Account, Store } from "../store.ts";
import { ordersSection, paymentsSection, settlementsSection, webhooksSection } from "./control-lists.ts";

/** Native controls of at least 44 px, one column on a phone. */
const PAGE_STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #17212b; background: #f3f5f7; }
* { box-sizing: border-box; }
body { margin: 0; }
header { padding: 1.25rem 1rem; background: #0b2b5c; color: #fff; }
header p, h1, h2 { margin: 0; }
h1 { font-size: 1.375rem; }
h2 { font-size: 1.0625rem; }
header, main { padding-inline: max(1rem, (100vw - 72rem) / 2); }
main { display: grid; gap: 1rem; padding-block: 1rem 3rem; }
section { display: grid; gap: 0.75rem; min-width: 0; padding: 1rem; background: #fff; border: 1px solid #cdd5de; border-radius: 6px; }
section > p { margin: 0; color: #45525f; max-width: 65ch; }
[role="alert"] { margin: 0; padding: 0.75rem 1rem; background: #fdecea; border: 1px solid #b3261e; border-radius: 6px; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
label { display: grid; gap: 0.125rem; font-size: 0.875rem; color: #45525f; }
input, select, button { min-height: 44px; padding: 0 0.75rem; font: inherit; color: #17212b; background: #fff; border: 1px solid #6b7885; border-radius: 4px; }
input { width: 9rem; }
button { background: #0b2b5c; border-color: #0b2b5c; color: #fff; cursor: pointer; }
button.second { background: #fff; color: #0b2b5c; }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
td form { flex-wrap: nowrap; }
th, td { padding: 0.375rem 1.25rem 0.375rem 0; text-align: left; vertical-align: middle; border-bottom: 1px solid #e2e7ec; white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
code { font-size: 0.8125rem; }
`;

const FAULTS = [
  ["status", "Answers with a status"],
  ["html", "Answers with HTML (502)"],
  ["empty", "Answers with nothing (503)"],
  ["broken_json", "Answers with cut JSON"],
  ["delay", "Answers late (milliseconds)"],
  ["lost_answer", "Commits and loses the answer"],
] as const;
const RENAMED = [
  ["{}", "As documented"],
  ['{"amount_refunded":"refunded_amount"}', "With a renamed field"],
] as const;
const ADDED = [
  ["{}", "None"],
  ['{"late_authorized":true,"provider_note":{"text":"new"}}', "Two that are not documented"],
] as const;

/** The control page: plain forms, so that it works without JavaScript. */
export function controlPage(c: Context<Env>) {
  const { store } = c.env;
  const account = store.account();
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fake Razorpay</title>
<link rel="icon" href="data:,">
<style>${raw(PAGE_STYLE)}</style>
</head>
<body>
<header>
<h1>Fake Razorpay</h1>
<p>No money moves here. Choose what goes wrong, then use the site.</p>
</header>
<main>
${c.req.query("error") ? html`<p role="alert">${c.req.query("error")}</p>` : ""}
${faultsSection(store)}
${deliverySection(account)}
${accountSection(account)}
${ordersSection(store)}
${paymentsSection(store)}
${settlementsSection(store)}
${webhooksSection(store)}
</main>
</body>
</html>`);
}

function faultsSection(store: Store) {
  const faults = listFaults(store);
  const waiting = faults.map(({ kind, value, count = 1, path }) =>
    [kind, value, `× ${count}`, path].filter((part) => part !== undefined).join(" "),
  );
  return html`<section>
<h2>API</h2>
<p>The next calls of the site to the API go wrong. ${waiting.length > 0 ? `Waiting: ${waiting.join(", ")}.` : "None is waiting to go wrong."}</p>
<form method="post" action="/control/faults">
<label>What happens<select name="kind">${FAULTS.map(([kind, name]) => html`<option value="${kind}">${name}</option>`)}</select></label>
<label>Status or milliseconds<input name="value" inputmode="numeric" pattern="[0-9]*" value="500"></label>
<label>Calls<input name="count" inputmode="numeric" pattern="[0-9]+" value="1"></label>
<label>Address contains<input name="path" placeholder="/orders"></label>
<button>Add</button>
</form>
<form method="post" action="/control/faults/clear"><button class="second">Answer normally again</button></form>
</section>`;
}

function deliverySection({ copies, delay, isShuffled, speed, isWebhookEnabled, webhookSecret }: Account) {
  return html`<section>
<h2>Webhook</h2>
<p>${isWebhookEnabled ? "The webhook is enabled." : "The webhook is disabled: events are recorded and not sent."} Retries follow the measured ladder of 16 attempts in 23 hours, ${speed} times faster.</p>
<form method="post" action="/control/account">
<label>Copies<input name="copies" inputmode="numeric" pattern="[1-9][0-9]*" value="${copies}"></label>
<label>Delay in seconds<input name="delay" inputmode="numeric" pattern="[0-9]+" value="${delay}"></label>
<label>Times faster<input name="speed" inputmode="numeric" pattern="[1-9][0-9]*" value="${speed}"></label>
<label>Order<select name="isShuffled">${options(String(isShuffled), [
    ["false", "As they happened"],
    ["true", "Shuffled"],
  ])}</select></label>
<label>State<select name="isWebhookEnabled">${options(String(isWebhookEnabled), [
    ["true", "Enabled"],
    ["false", "Disabled"],
  ])}</select></label>
<button>Save</button>
</form>
<form method="post" action="/control/account">
<label>Secret from now on<input name="webhookSecret" value="${webhookSecret ?? ""}" placeholder="a new secret" required></label>
<button>Rotate</button>
</form>
${
  webhookSecret
    ? html`<form method="post" action="/control/account"><input type="hidden" name="webhookSecret" value="null"><button class="second">Use the configured secret</button></form>`
    : ""
}
</section>`;
}

function accountSection({ now, isOld, maxAmount, renamed, added, areRefundsPending }: Account) {
  return html`<section>
<h2>Account</h2>
<form method="post" action="/control/account">
<label>Knows unique_receipt<select name="isOld">${options(String(isOld), [
    ["false", "Yes"],
    ["true", "No, an old account"],
  ])}</select></label>
<label>Entities<select name="renamed">${options(JSON.stringify(renamed), RENAMED)}</select></label>
<label>More fields<select name="added">${options(JSON.stringify(added), ADDED)}</select></label>
<label>Refunds of the API<select name="areRefundsPending">${options(String(areRefundsPending), [
    ["false", "Processed at once"],
    ["true", "Pending until they are settled below"],
  ])}</select></label>
<label>Limit of one payment (paise)<input name="maxAmount" pattern="[0-9]+" value="${maxAmount}"></label>
<label>Clock (seconds since 1970, or null)<input name="now" pattern="[0-9]+|null" value="${String(now)}"></label>
<button>Save</button>
</form>
</section>`;
}

function options(current: string, choices: ReadonlyArray<readonly [value: string, name: string]>) {
  return choices.map(([value, name]) => {
    return html`<option value="${value}" ${value === current ? raw("selected") : ""}>${name}</option>`;
  });
}
