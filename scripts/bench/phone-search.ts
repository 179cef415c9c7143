import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { countRows } from "../../tests/support/fixtures/counted-database.ts";
import { openDb } from "../../worker/db/client.ts";
import { MEMBER_ROWS } from "../../worker/domain/accounts/members.server.ts";
import { membershipList } from "../../worker/domain/console/finance/memberships.server.ts";
import { transferList } from "../../worker/domain/console/finance/transfers.server.ts";
import { orderList } from "../../worker/domain/console/orders.server.ts";
import { REGISTRATION_ROWS } from "../../worker/domain/events/event-registrations.server.ts";
import { PAGE_ROWS } from "../../worker/domain/keyset.server.ts";
import { type RowsSource, readRows } from "../../worker/domain/record-rows.server.ts";
import { FILTERED_MATCHES } from "../../worker/domain/record-search.server.ts";
import { MESSAGE_ROWS } from "../../worker/domain/visitors/contact.server.ts";
import { OFFER_ROWS } from "../../worker/domain/workspace/offers.server.ts";
import { SUBMISSION_ROWS } from "../../worker/domain/workspace/submissions.server.ts";
import { StepError } from "../dev/processes.ts";

const PHONE = "9000012345";
const SHORTEST = 4;
/** One more row says whether there is another page. */
const SHOWN = PAGE_ROWS + 1;
/** Two more for each of the eight places in which an index looks for the digits. */
export const MOST_READ = 3 * SHOWN + 2 * 8;
/** A record that is found by its person or order: six reads for each of those that are looked through. */
export const MOST_READ_THROUGH = MOST_READ + 6 * FILTERED_MATCHES;

type Reads = { own: number; through: number };

/** The most rows that D1 reads for a page of records with some digits of a phone number, whichever digits and list. */
export async function readByPhoneSearch(database: D1Database, present: Date): Promise<Reads> {
  const { db, rows } = countRows(database);
  const mostOf = async <T extends SQLiteTable>(source: RowsSource<T>): Promise<number> => {
    const reads: number[] = [];
    for (const search of partsOf(PHONE)) {
      rows.read = 0;
      const query = { filters: {}, search, isOldestFirst: false, after: undefined };
      const found = await readRows({ db: openDb(db) }, source, query, SHOWN);
      if (found.length === 0) throw new StepError(`A search for ${search} finds nothing.`);
      reads.push(rows.read);
    }
    return Math.max(...reads);
  };
  const own = [
    await mostOf(REGISTRATION_ROWS),
    await mostOf(MESSAGE_ROWS),
    await mostOf(MEMBER_ROWS),
    await mostOf(orderList().source),
  ];
  const through = [
    await mostOf(membershipList(present).source),
    await mostOf(transferList(present).source),
    await mostOf(SUBMISSION_ROWS),
    await mostOf(OFFER_ROWS),
  ];
  return { own: Math.max(...own), through: Math.max(...through) };
}

function partsOf(phone: string): string[] {
  return Array.from({ length: phone.length - SHORTEST + 1 }, (_, start) =>
    Array.from({ length: phone.length - SHORTEST - start + 1 }, (_, i) => phone.slice(start, start + SHORTEST + i)),
  ).flat();
}
