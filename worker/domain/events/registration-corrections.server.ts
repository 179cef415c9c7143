import { and, asc, count, eq, gt, inArray, lt, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { registrationCorrections } from "../../db/schema/events.ts";
import type { Deps } from "../../deps.ts";
import { type QueueDeps, queueMailIf } from "../mail/outbox.server.ts";
import { purgeRows } from "../purge.server.ts";
import { eventCorrectionMail } from "./mails.server.ts";

type Details = Pick<EventRegistration, "fullName" | "phone" | "membershipStatus"> & { email: SQL };

export const MAX_CORRECTIONS = 10;
const DAY_MS = 24 * 60 * 60_000;

const { id: idColumn, registrationId: ofColumn, createdAt: sentColumn } = registrationCorrections;

/** Mails the address at most once a day, in its registration's language. Writes nothing unless `isAllowed` is true. */
export function proposeCorrection(
  deps: QueueDeps,
  { email, fullName, phone, membershipStatus }: Details,
  registration: { ids: SQL; language: SQL },
  isAllowed: SQL,
) {
  const { db } = deps;
  const now = deps.now();
  const id = crypto.randomUUID();
  const table = registrationCorrections;
  const ofIt = sql`${ofColumn} = registration.id`;
  const isSame = and(
    ofIt,
    eq(table.fullName, fullName),
    eq(table.phone, phone),
    eq(table.membershipStatus, membershipStatus),
  );
  const number = db.select({ number: count() }).from(table).where(ofIt);
  const isNew = and(
    isAllowed,
    notExists(db.select({ id: idColumn }).from(table).where(isSame)),
    sql`(${number}) < ${MAX_CORRECTIONS}`,
  );
  const row = sql`${id}, registration.id, ${fullName}, ${phone}, ${membershipStatus}, ${now.getTime()}`;
  const stored = db.select({ of: ofColumn }).from(table).where(eq(idColumn, id));
  // The page behind an earlier mail lists this correction too.
  const isMailed = and(ne(idColumn, id), gt(sentColumn, new Date(now.getTime() - DAY_MS)), inArray(ofColumn, stored));
  return [
    db
      .insert(table)
      .select(sql`select ${row} from (${registration.ids}) as registration where ${isNew}`)
      .returning({ id: idColumn }),
    queueMailIf(
      deps,
      eventCorrectionMail,
      { recipient: email, about: { correctionId: id }, once: id, language: registration.language },
      sql`exists ${stored} and not exists (select 1 from ${table} where ${isMailed})`,
    ),
    db
      .select({ number: count() })
      .from(table)
      .where(inArray(ofColumn, sql`(${registration.ids})`)),
  ] as const;
}

export async function listCorrections(deps: Pick<Deps, "db">, registrationIds: SQL) {
  return deps.db.select().from(registrationCorrections).where(isOf(registrationIds)).orderBy(asc(sentColumn));
}

export async function findCorrection(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(registrationCorrections).where(eq(idColumn, id)).get();
}

export function isWaiting(registrationId: string, id: string): SQL {
  const isIt = and(eq(idColumn, id), eq(ofColumn, registrationId));
  return sql`exists (select 1 from ${registrationCorrections} where ${isIt})`;
}

export function detailsFrom(id: string) {
  const from = (column: AnySQLiteColumn) =>
    sql`(select ${column} from ${registrationCorrections} where ${eq(idColumn, id)})`;
  const { fullName, phone, membershipStatus } = registrationCorrections;
  return { fullName: from(fullName), phone: from(phone), membershipStatus: from(membershipStatus) };
}

/** Place it before the statement that deletes the registrations. */
export function deleteCorrections(deps: Pick<Deps, "db">, registrationIds: SQL) {
  return deps.db.delete(registrationCorrections).where(isOf(registrationIds));
}

export async function purgeCorrections(deps: Pick<Deps, "db">, before: Date): Promise<void> {
  await purgeRows(deps, registrationCorrections, lt(sentColumn, before));
}

function isOf(registrationIds: SQL): SQL {
  return sql`${ofColumn} in (${registrationIds})`;
}
