import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";
import { type Env, errorBody } from "./answers.ts";
import { api } from "./api.ts";
import { code as checkoutCode } from "./browser/checkout.ts?script";
import { control } from "./control.ts";
import { checkoutFrame } from "./pages/checkout-frame.ts";
import { controlPage } from "./pages/control-page.ts";
import { authorizeDue } from "./payments.ts";
import { type FakeRazorpayEnv, Store } from "./store.ts";
import { deliverDue } from "./webhooks.ts";

const app = new Hono<Env>();
app.get("/", (c) => controlPage(c));
app.get("/v1/checkout.js", (c) => c.body(checkoutCode, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
app.get("/v1/checkout/frame", (c) => checkoutFrame(c));
app.route("/v1", api);
app.route("/control", control);
app.notFound((c) => c.json(errorBody("The requested URL was not found on the server."), 404));

/** One object handles every request, so that responses are as consistent as the provider's. */
export class RazorpayState extends DurableObject<FakeRazorpayEnv> {
  private readonly store = new Store(this.ctx.storage, this.env);

  override fetch(request: Request): Response | Promise<Response> {
    return app.fetch(request, { store: this.store });
  }

  override async alarm(): Promise<void> {
    await authorizeDue(this.store);
    await deliverDue(this.store);
    await this.store.wake();
  }
}

export default {
  async fetch(request, env) {
    // A live key means real money: never put this Worker between it and the real provider.
    if (env.RAZORPAY_KEY_ID.startsWith("rzp_live_")) {
      return new Response("The fake Razorpay refuses to start with a live key.", { status: 500 });
    }
    return env.STATE.get(env.STATE.idFromName("razorpay")).fetch(request);
  },
} satisfies ExportedHandler<FakeRazorpayEnv>;
