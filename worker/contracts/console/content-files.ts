/** Imports nothing, so that the browser can use it. */

/** The collections that can be written as files and read back. */
export const FILE_COLLECTIONS = ["articles", "schemes", "events", "team", "policies"] as const;
export type FileCollection = (typeof FILE_COLLECTIONS)[number];

export function isFileCollection(name: string): name is FileCollection {
  return (FILE_COLLECTIONS as readonly string[]).includes(name);
}

/**
 * Of one import. D1 answers at most 1,000 queries for one request, and each entry takes several. A browser sends each line
 * break of the second form as two bytes, so that form may be twice as large as the files.
 */
export const IMPORT_LIMITS = {
  files: 60,
  fileBytes: 256 * 1024,
  bytes: 4 * 1024 * 1024,
  size: "4 MB",
  formBytes: 2 * 4 * 1024 * 1024 + 256 * 1024,
} as const;
