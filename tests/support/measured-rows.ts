/**
 * Rows that D1 reads and writes for each call, by D1's own `meta`; docs/scale.md builds on them. A written row counts once more
 * for each index that contains it.
 */
export const MEASURED_ROWS = {
  "a page": { read: 0, written: 0 },
  "POST /user-intent": { read: 2, written: 6 },
  "POST /contact": { read: 6, written: 11 },
  "POST /auth/register": { read: 23, written: 26 },
  "POST /event/register": { read: 2, written: 8 },
  "POST /payment/create-order": { read: 23, written: 12 },
  "POST /payment/verify": { read: 45, written: 28 },
  "POST /vitals": { read: 1, written: 13 },
  "GET /health": { read: 2, written: 3 },
  "the sweep, with nothing to do": { read: 36, written: 0 },
} as const satisfies Record<string, { read: number; written: number }>;
