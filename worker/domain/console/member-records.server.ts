import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { isPermitted, type OperatorRole, type Permission } from "../../contracts/console/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import type { Order } from "../billing/orders.server.ts";
import { dayAndHour, indianDay, longDate } from "../india-calendar.server.ts";
import { PAGE_ROWS } from "../keyset.server.ts";
import type { Membership } from "../membership/memberships.server.ts";
import { stateOn } from "../membership/terms.server.ts";
import { formatRupees } from "../money.server.ts";
import { listOffers } from "../workspace/offers.server.ts";
import { listSubmittedBy } from "../workspace/submissions.server.ts";
import { MEMBERSHIP_STATES } from "./finance/memberships.server.ts";
import { TEXT_KINDS } from "./lists/texts.server.ts";
import { ORDER_STATES } from "./orders.server.ts";
import type { Hit } from "./search/find-content.server.ts";

const WAITING = "Waiting for this account to be confirmed";

type Newest = { rows: readonly Hit[]; isCut: boolean };
export type MemberRecords = Newest & { title: string };
type MemberData = {
  memberId: string;
  orders: readonly Order[];
  memberships: readonly Membership[];
  isWaiting: boolean;
};

/** Lists a member's newest records of each kind that the role may see. `isWaiting`: nobody has confirmed the account. */
export async function listMemberRecords(
  deps: Pick<Deps, "db" | "now" | "content">,
  role: OperatorRole,
  { memberId, orders, memberships, isWaiting }: MemberData,
): Promise<MemberRecords[]> {
  const today = indianDay(deps.now());
  const marked = ({ rows, isCut }: Newest): Newest => {
    return { rows: isWaiting ? rows.map((row) => ({ ...row, facts: [...row.facts, WAITING] })) : rows, isCut };
  };
  const kinds: readonly { title: string; sees: Permission; read: () => Newest | Promise<Newest> }[] = [
    { title: "Memberships", sees: "memberships.read", read: () => marked(membershipRows(memberships, orders, today)) },
    { title: "Orders", sees: "payments.read", read: () => marked(newestOf(orders.map(orderRow))) },
    { title: "Offers", sees: "offers.read", read: () => offerRows(deps, memberId) },
    { title: "Texts", sees: "texts.read", read: () => textRows(deps, memberId) },
  ];
  const found: MemberRecords[] = [];
  for (const { title, read } of kinds.filter(({ sees }) => isPermitted(role, sees))) {
    const newest = await read();
    if (newest.rows.length > 0) found.push({ title, ...newest });
  }
  return found;
}

function newestOf(rows: readonly Hit[]): Newest {
  return { rows: rows.slice(0, PAGE_ROWS), isCut: rows.length > PAGE_ROWS };
}

function membershipRows(memberships: readonly Membership[], orders: readonly Order[], today: string): Newest {
  const titles = new Map(orders.map(({ id, planTitle }) => [id, planTitle]));
  const rows = memberships.map((one) => ({
    href: `/console/memberships/${one.id}`,
    title: titles.get(one.orderId) ?? one.planId,
    facts: [`${longDate(one.validFrom)} to ${longDate(one.validTo)}`, MEMBERSHIP_STATES[stateOn(today, one)].text],
  }));
  return newestOf(rows);
}

function orderRow({ id, planTitle, amountPaise, createdAt, status }: Order): Hit {
  const facts = [`₹${formatRupees(amountPaise)}`, dayAndHour(createdAt), ORDER_STATES[status]];
  return { href: `/console/payments/${id}`, title: planTitle, facts };
}

async function offerRows(deps: Pick<Deps, "db" | "now" | "content">, memberId: string): Promise<Newest> {
  const { rows, older } = await listOffers(deps, memberId);
  const shown = rows.map(({ id, name, formattedAmount, createdAt, status }) => ({
    href: `/console/offers/${id}`,
    title: name,
    facts: [`₹${formattedAmount}`, dayAndHour(createdAt), offerStatusLabel(status)],
  }));
  return { rows: shown, isCut: older !== undefined };
}

async function textRows(deps: Pick<Deps, "db">, memberId: string): Promise<Newest> {
  const texts = await listSubmittedBy(deps, memberId, PAGE_ROWS + 1);
  const rows = texts.map(({ id, kind, updatedAt }) => ({
    href: `/console/texts/${id}`,
    title: TEXT_KINDS[kind],
    facts: [dayAndHour(updatedAt)],
  }));
  return newestOf(rows);
}
