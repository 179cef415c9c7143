import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { openDb } from "../../worker/db/client.ts";
import { MEMBER_ROWS } from "../../worker/domain/accounts/members.server.ts";
import { membershipList } from "../../worker/domain/console/finance/memberships.server.ts";
import { transferList } from "../../worker/domain/console/finance/transfers.server.ts";
import { orderList } from "../../worker/domain/console/orders.server.ts";
import { REGISTRATION_ROWS } from "../../worker/domain/events/event-registrations.server.ts";
import { PAGE_ROWS } from "../../worker/domain/keyset.server.ts";
import { type RowsSource, readRows } from "../../worker/domain/record-rows.server.ts";
import { MESSAGE_ROWS } from "../../worker/domain/visitors/contact.server.ts";
import { OFFER_ROWS } from "../../worker/domain/workspace/offers.server.ts";
import { SUBMISSION_ROWS } from "../../worker/domain/workspace/submissions.server.ts";
import { countRows } from "../check/counted-database.ts";
import { StepError } from "../dev/processes.ts";

const PHONE = "9000012345";
const SHORTEST = 4;
/** One more row says whether there is another page. */
const SHOWN = PAGE_ROWS + 1;
/** Two more for each of the eight places in which an index looks for the digits. */
export const MOST_READ = 3 * SHOWN + 2 * 8;

/**
 * The most rows that D1 reads for a page of records: any digits of a phone number, or the whole one where the list is
 * searched through another table.
 */
export async function readByPhoneSearch(database: D1Database, present: Date): Promise<number> {
  const { db, rows } = countRows(database);
  const mostOf = async <T extends SQLiteTable>(source: RowsSource<T>, searches: string[]): Promise<number> => {
    const reads: number[] = [];
    for (const search of searches) {
      rows.read = 0;
      const query = { filters: {}, search, isOldestFirst: false, after: undefined };
      const found = await readRows({ db: openDb(db) }, source, query, SHOWN);
      if (found.length === 0) throw new StepError(`A search for ${search} finds nothing.`);
      reads.push(rows.read);
    }
    return Math.max(...reads);
  };
  const parts = partsOf(PHONE);
  return Math.max(
    await mostOf(REGISTRATION_ROWS, parts),
    await mostOf(MESSAGE_ROWS, parts),
    await mostOf(MEMBER_ROWS, parts),
    await mostOf(orderList().source, parts),
    await mostOf(membershipList(present).source, [PHONE]),
    await mostOf(transferList(present).source, [PHONE]),
    await mostOf(SUBMISSION_ROWS, [PHONE]),
    await mostOf(OFFER_ROWS, [PHONE]),
  );
}

function partsOf(phone: string): string[] {
  return Array.from({ length: phone.length - SHORTEST + 1 }, (_, start) =>
    Array.from({ length: phone.length - SHORTEST - start + 1 }, (_, i) => phone.slice(start, start + SHORTEST + i)),
  ).flat();
}
