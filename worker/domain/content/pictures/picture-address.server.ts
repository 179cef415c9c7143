import type { PictureRow } from "./pictures.server.ts";

/** Path prefix of uploaded pictures. Nothing else is served there. */
export const PICTURES_FOLDER = "/uploads/";
const ADDRESS = /^\/uploads\/(([0-9a-f]{32})-\d{1,4}\.(webp|avif))$/;
const HASHES = /\/uploads\/([0-9a-f]{32})-/g;

/** Returns the name and type of the file at a path. */
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

/** Lists the hashes of the library pictures that a text contains, each once. */
export function picturesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(HASHES), ([, hash = ""]) => hash))];
}
