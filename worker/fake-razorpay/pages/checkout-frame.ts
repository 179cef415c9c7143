import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Env } from "../answers.ts";
import { code as frameCode } from "../browser/frame.ts?script";

export function checkoutFrame(c: Context<Env>) {
  const { amount = "0", name = "", description = "", payer = "", email = "", contact = "", color = "" } = c.req.query();
  const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(Number(amount) / 100);
  const theme = /^#[0-9a-f]{6}$/i.test(color) ? color : "#3399cc";
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Razorpay Checkout (fake)</title>
<style>${raw(`
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: rgb(0 0 0 / 60%); font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); background: #fff; border-radius: 6px; overflow: hidden; }
header { padding: 1rem 1.25rem; background: ${theme}; color: #fff; }
h1 { margin: 0; font-size: 1.25rem; }
header p { margin: 0; }
.body { display: grid; gap: 0.5rem; padding: 1.25rem; }
dl { margin: 0 0 0.5rem; display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
button { min-height: 44px; font: inherit; border: 1px solid #555; border-radius: 6px; background: #fff; cursor: pointer; }
button[data-ending="success"]:not([data-silent]) { background: ${theme}; border-color: ${theme}; color: #fff; }
`)}</style>
</head>
<body>
<main>
<header>
<h1 data-field="name">${name}</h1>
<p data-field="description">${description}</p>
<p><strong data-field="amount">${rupees}</strong></p>
</header>
<div class="body">
<p>Fake Razorpay: no money moves here.</p>
<dl>
<dt>Name</dt><dd data-field="payer">${payer}</dd>
<dt>Email</dt><dd data-field="email">${email}</dd>
<dt>Phone</dt><dd data-field="contact">${contact}</dd>
</dl>
<button type="button" data-ending="success">Success</button>
<button type="button" data-ending="failure">Failure</button>
<button type="button" data-ending="success" data-silent>Pay, then the tab is closed</button>
<button type="button" data-ending="late">The bank answers late</button>
<button type="button" data-close>Close</button>
<p role="status"></p>
</div>
</main>
<script>${raw(frameCode)}</script>
</body>
</html>`);
}
