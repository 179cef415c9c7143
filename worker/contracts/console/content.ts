export const ENTRY_STATUSES = ["draft", "published", "archived"] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];
