import { invalidInput, type Outcome } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { findMemberByEmail } from "../../accounts/members.server.ts";
import { recordView, type TrailDeps } from "../../audit-trail.server.ts";
import { isErased, listOrdersOf, type Order } from "../../billing/orders.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { lastDayText, lastOf } from "../../membership/last-day.server.ts";
import { listMembershipsOf } from "../../membership/memberships.server.ts";
import { findPurchases, listObstaclesToMove, movePurchases } from "../../merging/move-purchases.server.ts";
import { formatRupees } from "../../money.server.ts";
import { type Operator, refuseStalePasskey } from "../../operators/admission.server.ts";
import { maskEmail, maskPhone } from "../masked.server.ts";
import type { MergeView } from "../merge-view.server.ts";

type Ids = Parameters<typeof findPurchases>[1];

/** Whether it is a paid order that no account shows: it has no email, or nobody has confirmed that email. */
export async function isWithoutAccount(deps: Pick<Deps, "db">, order: Order): Promise<boolean> {
  if (order.status !== "paid" || isErased(order)) return false;
  const account = order.email === null ? undefined : await findMemberByEmail(deps, order.email);
  return account === undefined || account.state === "unverified";
}

export async function findBuyersAccount(deps: Pick<Deps, "db">, email: string): Promise<Outcome<string>> {
  const found = await findMemberByEmail(deps, email);
  if (found?.state === "active") return { ok: true, value: found.id };
  const message = "No confirmed account has this address. The buyer registers first, and logs in once.";
  return invalidInput([{ path: ["account"], message }]);
}

/** Undefined unless no account shows the order and this one is confirmed: finance may see no other accounts. */
export async function viewPurchases(deps: TrailDeps, operator: Operator, ids: Ids): Promise<MergeView | undefined> {
  const found = await findPurchases(deps, ids);
  if (!found) return undefined;
  const { order, account, orders } = found;
  if (account.state !== "active" || !(await isWithoutAccount(deps, order))) return undefined;
  await recordView(deps, operator, [
    { action: "order.viewed", subject: `order:${order.id}` },
    { action: "member.viewed", subject: `member:${account.id}` },
  ]);
  const own = await listOrdersOf(deps, account.email);
  return {
    keep: {
      id: account.id,
      name: account.name,
      email: maskEmail(account.email),
      phone: maskPhone(account.phone),
      facts: [
        ["Registered", dayAndHour(account.createdAt)],
        ["Orders", String(own.length)],
        ["Membership", await lastDayOf(deps, own)],
      ],
    },
    drop: {
      id: order.id,
      name: order.name,
      email: maskEmail(order.email) || "None",
      phone: maskPhone(order.phone) || "None",
      facts: [
        ["Ordered", dayAndHour(order.createdAt)],
        ["Orders", String(orders.length)],
        ["Membership", await lastDayOf(deps, orders)],
      ],
    },
    obstacles: await listObstaclesToMove(deps, found),
    moves: orders.map(({ planTitle, amountPaise, createdAt, status, name }) => {
      const state = status === "paid" ? "with its payments, documents and membership" : "not paid";
      return `${planTitle}, ₹${formatRupees(amountPaise)}, ordered by ${name} on ${dayAndHour(createdAt)}, ${state}`;
    }),
    lost: [
      "It cannot be undone.",
      ...(new Set(orders.map(({ name }) => name.toLowerCase())).size > 1
        ? ["The orders name different buyers. All of them move, because one email counts as one person."]
        : []),
      "Receipts and invoices keep their number and name. Send the receipt again afterwards.",
      ...(order.email === null
        ? []
        : [
            "Registrations for events and messages with the misspelt email stay as they are.",
            "The misspelt address also gets an email, which says only that a purchase no longer belongs to it.",
          ]),
    ],
  };
}

/** Needs a fresh passkey: money and documents get another owner. */
export async function moveToAccount(
  deps: Parameters<typeof movePurchases>[0],
  operator: Operator,
  input: Ids & { reason: string },
): Promise<Outcome<null>> {
  return refuseStalePasskey(operator) ?? movePurchases(deps, operator, input);
}

async function lastDayOf(deps: Pick<Deps, "db">, orders: readonly Order[]): Promise<string> {
  const last = lastOf(await listMembershipsOf(deps, orders));
  return last ? lastDayText(last) : "None";
}
