import type { PictureRow } from "./pictures.server.ts";

/** Where uploaded pictures are served; nothing else is at these addresses. */
export const PICTURES_FOLDER = "/uploads/";
const ADDRESS = /^\/uploads\/(([0-9a-f]{32})-\d{1,4}\.(webp|avif))$/;
const HASHES = /\/uploads\/([0-9a-f]{32})-/g;

/** The file that an address names, its type, and a tag that changes with its content. */
export function fileAt(pathname: string): { name: string; type: string } | undefined {
  const [, name, , format] = ADDRESS.exec(pathname) ?? [];
  return name === undefined || format === undefined ? undefined : { name, type: `image/${format}` };
}

export function fileNames({ hash, format, width, smallWidth }: FileRow): { large: string; small: string | undefined } {
  const nameOf = (pixels: number) => `${hash}-${pixels}.${format}`;
  return { large: nameOf(width), small: smallWidth === null ? undefined : nameOf(smallWidth) };
}
type FileRow = Pick<PictureRow, "hash" | "format" | "width" | "smallWidth">;

export function addressOf(name: string): string {
  return `${PICTURES_FOLDER}${name}`;
}

/** The pictures of the library that a text names, each once. */
export function picturesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(HASHES), ([, hash = ""]) => hash))];
}
