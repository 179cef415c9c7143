import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";

export type UploadAnswer = { ok: true; picture: LibraryPicture } | { ok: false; message: string };
