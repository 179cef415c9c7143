import { englishLabels } from "#messages/labels.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { invalidInput, type Outcome, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { findMemberByEmail, listDuplicateMembers } from "../accounts/members.server.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { lastDayText, lastOf } from "../membership/last-day.server.ts";
import {
  type Account,
  findAccounts,
  listObstacles,
  mergeAccounts,
  type Pair,
} from "../merging/merge-accounts.server.ts";
import { type Operator, refuseStalePasskey } from "../operators/admission.server.ts";
import { collectPersonalData, type PersonalData } from "../privacy/data-export.server.ts";
import { endsSeat } from "../seats/seats.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";
import type { Duplicate, MergeView } from "./merge-view.server.ts";

const ROLES_IN_ENGLISH = englishLabels(roleLabel);

const MOVES: readonly (readonly [keyof PersonalData, one: string, several: string])[] = [
  ["orders", "order, with its payments and documents", "orders, with their payments and documents"],
  ["memberships", "membership", "memberships"],
  ["seats", "seat", "seats"],
  ["eventRegistrations", "registration for an event", "registrations for events"],
  ["messages", "message, with our replies", "messages, with our replies"],
  ["submissions", "text from the dashboard", "texts from the dashboard"],
  ["offers", "offer", "offers"],
  ["assignments", "startup that they mentor", "startups that they mentor"],
  ["schemeReminders", "scheme reminder", "scheme reminders"],
  ["consents", "consent, with its time", "consents, with their times"],
  ["notes", "internal note", "internal notes"],
  ["marks", "tag or assignment", "tags and assignments"],
];

export async function viewAccounts(
  deps: TrailDeps & Pick<Deps, "config">,
  operator: Operator,
  pair: Pair,
): Promise<MergeView | undefined> {
  const accounts = await findAccounts(deps, pair);
  if (!accounts) return undefined;
  const { keep, drop } = accounts;
  for (const { id } of [keep, drop]) {
    await recordView(deps, operator, { action: "member.viewed", subject: `member:${id}` });
  }
  const own = await dataOf(deps, keep);
  const other = await dataOf(deps, drop);
  const doubled = countDoubled(own, other);
  return {
    keep: sideOf(keep, own),
    drop: sideOf(drop, other),
    obstacles: await listObstacles(deps, accounts),
    moves: movesFrom(other, doubled),
    lost: leftBehind(doubled, await endsSeat(deps, drop, keep)),
  };
}

/** Merges two accounts. Needs a fresh passkey: money and documents get another owner. */
export async function mergeTwo(
  deps: Parameters<typeof mergeAccounts>[0],
  operator: Operator,
  input: Pair & { reason: string },
): Promise<Outcome<null>> {
  if (input.keepId === input.dropId) return refused("not_found");
  return refuseStalePasskey(operator) ?? mergeAccounts(deps, operator, input);
}

export async function findOtherAccount(deps: Pick<Deps, "db">, id: string, email: string): Promise<Outcome<string>> {
  const found = await findMemberByEmail(deps, email);
  if (found?.state === "active" && found.id !== id) return { ok: true, value: found.id };
  return invalidInput([{ path: ["other"], message: "No other confirmed account has this address." }]);
}

/** Lists probable duplicates; `undefined` if the account itself is not confirmed or was merged. */
export async function listDuplicateAccounts(
  deps: Pick<Deps, "db">,
  account: Account,
): Promise<Duplicate[] | undefined> {
  if (account.state !== "active") return undefined;
  const found = await listDuplicateMembers(deps, account);
  return found.map(({ id, name, email }) => ({ id, name, email: maskEmail(email) }));
}

async function dataOf(deps: Pick<Deps, "db">, { id, email }: Account): Promise<PersonalData> {
  return collectPersonalData(deps, { memberId: id, email });
}

function sideOf({ id, name, email, phone, role, createdAt }: Account, data: PersonalData): MergeView["keep"] {
  const last = lastOf(data.memberships);
  return {
    id,
    name,
    email: maskEmail(email),
    phone: maskPhone(phone),
    facts: [
      ["Registered", dayAndHour(createdAt)],
      ["Role", ROLES_IN_ENGLISH[role]],
      ["Membership", last ? lastDayText(last) : "None"],
      ["Orders", String(data.orders.length)],
      ["Registrations", String(data.eventRegistrations.length)],
      ["Texts and offers", String(data.submissions.length + data.offers.length)],
    ],
  };
}

type Doubled = Record<"submissions" | "eventRegistrations", number>;

function countDoubled(own: PersonalData, other: PersonalData): Doubled {
  return {
    submissions: other.submissions.filter((text) =>
      own.submissions.some(({ kind, key }) => kind === text.kind && key === text.key),
    ).length,
    eventRegistrations: other.eventRegistrations.filter(({ event }) =>
      own.eventRegistrations.some((one) => one.event === event),
    ).length,
  };
}

function movesFrom(other: PersonalData, doubled: Doubled): string[] {
  const counted = MOVES.flatMap(([name, one, several]) => {
    const count = other[name].length - (name === "submissions" || name === "eventRegistrations" ? doubled[name] : 0);
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  const waiting = other.orders.filter(({ status, nextCheckAt }) => status !== "paid" && nextCheckAt !== null).length;
  if (waiting === 0) return counted;
  return [...counted, `Not paid yet: ${waiting} of the orders. If the money arrives, it counts for the kept account.`];
}

function leftBehind({ submissions: texts, eventRegistrations: events }: Doubled, endsSeat: boolean): string[] {
  return [
    "Nobody can log in with the old address any more: its sessions and passkeys end, and anyone who tries gets an email that says why.",
    "Name, phone number and role stay those of the kept account.",
    "Consent to emails was given for the old address only, so it ends unless the kept account has its own.",
    ...(texts > 0 ? [`Texts that both have written (${texts}) stay with the old account.`] : []),
    ...(endsSeat
      ? [
          "Of two seats from the same buyer, one remains: an accepted one, if there is one. A buyer’s invitation to themselves ends.",
        ]
      : []),
    ...(events > 0
      ? [`Both are registered for the same event (${events}): the kept account’s registration remains.`]
      : []),
  ];
}
