import type { Deps } from "../deps.ts";
import { listDueRequests } from "../domain/billing/refund-requests/refund-requests.server.ts";
import { sendRefund } from "../domain/billing/refund-requests/send-refund.server.ts";
import { describeError } from "../log.ts";
import type { Payments } from "../providers/razorpay.ts";

/** Each refund takes about 15 D1 statements and up to 12 seconds. */
const REFUNDS_PER_RUN = 5;

export async function sendRefunds(deps: Deps, payments: Payments): Promise<void> {
  for (const request of await listDueRequests(deps, REFUNDS_PER_RUN)) {
    try {
      if ((await sendRefund(deps, payments, request)) === "stop") return;
    } catch (error) {
      deps.log("error", "refund.not_recorded", { requestId: request.id, ...describeError(error) });
    }
  }
}
