import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "../dev/processes.ts";

export const FAKE_KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_Benchmark01",
  RAZORPAY_KEY_SECRET: "benchmark-key-secret",
  RAZORPAY_WEBHOOK_SECRET: "benchmark-webhook-secret",
};
const SETTLING_SECONDS = 180;

type Times = { "create-order": number[]; verify: number[] };
export type Shop = { site: URL; fake: URL; times: Times; failures: number; bought: number; started: number };

/** One in five closes the tab after paying: the webhook alone reports it. */
export async function buy(shop: Shop, endsAt: number): Promise<void> {
  while (Date.now() < endsAt) {
    shop.started += 1;
    const n = shop.started;
    const headers = {
      "Content-Type": "application/json",
      "CF-Connecting-IP": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    };
    const post = async (url: URL, body: object) => fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    const call = async (name: keyof Times, body: object) => {
      const start = performance.now();
      const response = await post(new URL(`/api/payment/${name}`, shop.site), body);
      const json = await response.json();
      shop.times[name].push(performance.now() - start);
      if (!response.ok) shop.failures += 1;
      return json as { id?: string };
    };
    const { id } = await call("create-order", { name: "Asha Rane", contact: `buyer${n}@bench.example`, amount: 4999 });
    if (!id) continue;
    const paying = { order_id: id, key_id: FAKE_KEYS.RAZORPAY_KEY_ID, ending: "success" };
    const paid = await post(new URL("/v1/checkout/pay", shop.fake), paying);
    const { payment, signature } = (await paid.json()) as { payment: { id: string }; signature: string };
    shop.bought += 1;
    if (n % 5 === 0) continue;
    await call("verify", { razorpay_order_id: id, razorpay_payment_id: payment.id, razorpay_signature: signature });
  }
}

/** Waits until every event of the fake has reached the site. */
export async function untilDelivered(fake: URL): Promise<void> {
  for (let second = 0; second < SETTLING_SECONDS; second += 1) {
    const due = (await (await fetch(new URL("/control/deliveries/waiting", fake))).json()) as number;
    if (due === 0) return;
    await sleep(1000);
  }
  throw new StepError("The webhooks were not delivered.");
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}
