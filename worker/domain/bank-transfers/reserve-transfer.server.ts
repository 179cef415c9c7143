import * as m from "#messages/membership/transfers.ts";
import type { ReserveTransfer } from "../../contracts/payment.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { findOrderByReference, hasAddress, insertTransferOrder } from "../billing/orders.server.ts";
import { quote } from "../billing/quote.server.ts";
import { transferOrderId } from "../billing/transfer-ids.server.ts";
import { currentAddress } from "../current-address.server.ts";
import { sha256Hex } from "../digest.server.ts";
import { buyerOf, refuseIncompleteBuyer } from "../documents/buyer.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import { paymentMethodsOf } from "../membership/payment-methods.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";
import { transferReservedMail } from "./mails.server.ts";
import { newReference } from "./reference.server.ts";
import { transferPath } from "./transfer-link.server.ts";
import { lastDayFrom } from "./transfer-terms.server.ts";
import { upgradeOf } from "./transfer-upgrade.server.ts";
import { findTransferOfOrder, insertTransfer } from "./transfers.server.ts";

type ReserveDeps = ClientDeps & Pick<Deps, "queued">;

/**
 * Creates an order and its reserved transfer; the same `key` and details return the first one. The owner of the address, if
 * logged in, pays the difference for an upgrade (docs/decisions/032). Refuses with `unknown_plan`.
 */
export async function reserveTransfer(
  deps: ReserveDeps,
  { plan: planId, amount, name, email, key, ...entered }: ReserveTransfer,
  { loggedInAs }: { loggedInAs?: string | undefined } = {},
): Promise<Outcome<{ message: string; path: string }>> {
  const buyer = buyerOf(entered);
  const orderReference = `bank_${sha256Hex(JSON.stringify([key, planId, name, email, buyer])).slice(0, 32)}`;
  const earlier = await findReserved(deps, orderReference);
  if (earlier) return earlier;
  const quoted = await quote(deps, { plan: planId, amount }, { email, loggedInAs });
  if (!quoted.ok) return quoted;
  const { plan, settings, purchase, planTitle, amountPaise, receiptTerms } = quoted.value;
  if (!paymentMethodsOf(plan, settings, deps.config).bankTransfer) return refused("unknown_plan", m.notOfferedNow());
  const incomplete = refuseIncompleteBuyer(buyer, { amountPaise, taxPaise: receiptTerms.taxPaise });
  if (incomplete) return incomplete;

  const reference = newReference();
  const createdAt = deps.now();
  const order = {
    id: crypto.randomUUID(),
    orderReference,
    providerOrderId: transferOrderId(reference),
    planId,
    upgrade: upgradeOf(quoted.value),
    ...{ planTitle, amountPaise, receiptTerms, name, email, buyer, createdAt },
  };
  const lastDay = lastDayFrom(indianDay(createdAt), purchase.upgradeOf);
  const transfer = { reference, orderId: order.id, amountPaise, lastDay, createdAt };
  const address = currentAddress(email);
  const isMade = hasAddress({ id: order.id, email: address });
  const mail = { recipient: address, about: { reference }, once: reference };
  const { refusal, results } = await rateLimits.consumeWith(
    deps,
    "bank_transfer",
    { client: deps.clientId, address: email },
    (isAllowed) => [
      insertTransferOrder(deps, order, isAllowed),
      insertTransfer(deps, transfer, isMade),
      queueMailIf(deps, transferReservedMail, mail, isMade),
    ],
  );
  if (refusal) return refusal;
  const [, , queued] = results;
  markMailQueued(deps, queued);
  const reserved = await findReserved(deps, orderReference);
  if (!reserved) throw new Error("The bank transfer was not stored.");
  deps.log("info", "bank_transfer.reserved", { orderId: order.id, planId });
  return reserved;
}

async function findReserved(deps: ReserveDeps, orderReference: string) {
  const order = await findOrderByReference(deps, orderReference);
  const transfer = order && (await findTransferOfOrder(deps, order.id));
  if (!transfer) return undefined;
  return ok({ message: m.reserved(), path: transferPath(deps, transfer.reference) });
}
