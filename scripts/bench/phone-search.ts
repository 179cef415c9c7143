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
/** Up to eight for each row shown: the record, for some lists its order or person, and the entries of their indexes. */
export const MAX_READ = 8 * SHOWN;

/** The most rows that D1 reads for a page of any list of records, by any digits of a phone number. */
export async function readByPhoneSearch(database: D1Database, now: Date): Promise<number> {
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
    await mostOf(membershipList(now).source, parts),
    await mostOf(transferList(now).source, parts),
    await mostOf(SUBMISSION_ROWS, parts),
    await mostOf(OFFER_ROWS, parts),
  );
}

function partsOf(phone: string): string[] {
  return Array.from({ length: phone.length - SHORTEST + 1 }, (_, start) =>
    Array.from({ length: phone.length - SHORTEST - start + 1 }, (_, i) => phone.slice(start, start + SHORTEST + i)),
  ).flat();
}
