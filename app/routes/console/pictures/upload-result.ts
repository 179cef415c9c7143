import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";

export type UploadResult = { ok: true; picture: LibraryPicture } | { ok: false; message: string };
