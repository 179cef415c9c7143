import type { Ledger } from "./ledger.ts";

/** Keys of the site that the stand-in serves, and where it sends webhooks; empty: nowhere, they are only kept. */
export type SandboxEnv = {
  LEDGER: DurableObjectNamespace<Ledger>;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
  WEBHOOK_URL: string;
};
