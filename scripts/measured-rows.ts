/**
 * Rows that D1 reads and writes for each call, as D1's own `meta` tells; tests/worker/rows.test.ts measures them anew and
 * fails when they are others. A row that stands in an index counts once more for each index.
 */
export const MEASURED_ROWS = {
  "a page": { read: 0, written: 0 },
  "POST /user-intent": { read: 0, written: 2 },
  "POST /contact": { read: 0, written: 3 },
  "POST /auth/register": { read: 14, written: 11 },
  "POST /event/register": { read: 0, written: 3 },
  "POST /payment/create-order": { read: 18, written: 5 },
  "POST /payment/verify": { read: 24, written: 23 },
  "POST /vitals": { read: 0, written: 10 },
  "GET /health": { read: 0, written: 0 },
  "the sweep, with nothing to do": { read: 8, written: 0 },
} as const satisfies Record<string, { read: number; written: number }>;
