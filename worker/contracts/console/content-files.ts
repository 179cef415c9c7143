/** Imports nothing, so that the browser can use it. */

/** Collections that can be exported to files and imported again. */
export const FILE_COLLECTIONS = ["articles", "schemes", "events", "team", "policies"] as const;
export type FileCollection = (typeof FILE_COLLECTIONS)[number];

export function isFileCollection(name: string): name is FileCollection {
  return (FILE_COLLECTIONS as readonly string[]).includes(name);
}

/**
 * Limits of one import. D1 allows 1,000 queries per request, and each entry takes several. Browsers send each line
 * break in the second form as two bytes, so that form can be twice as large as the files.
 */
export const IMPORT_LIMITS = {
  files: 60,
  fileBytes: 256 * 1024,
  bytes: 4 * 1024 * 1024,
  size: "4\u00a0MB",
  formBytes: 2 * 4 * 1024 * 1024 + 256 * 1024,
} as const;
