import type { PictureChoice } from "../../contracts/console/form.ts";
import type { Db } from "../../db/client.ts";
import { listPublishedData } from "../content/entries.server.ts";
import { type LibraryPicture, toLibraryPicture } from "../content/pictures/library.server.ts";
import { PICTURES_FOLDER, picturesIn } from "../content/pictures/picture-address.server.ts";
import { findPictures, listPictures } from "../content/pictures/pictures.server.ts";

type Sizes = { width: number; height: number; alt: string };
type Uploaded = Pick<LibraryPicture, "small" | "focus" | "altHi">;
type Known = Map<string, Sizes & Partial<Uploaded>>;

/** Shown in the form's list. Operators search for the others. */
const NEWEST = 60;
const LONGEST = 80;

/** Lists the library's newest pictures, those in `texts`, and those in published entries. */
export async function listKnownPictures(db: Db, texts?: unknown): Promise<Known> {
  const known: Known = new Map();
  for (const { data } of await listPublishedData(db)) collect(data, known);
  for (const src of known.keys()) if (src.startsWith(PICTURES_FOLDER)) known.delete(src);
  const newest = await listPictures(db, { words: "", after: undefined }, NEWEST);
  const named = await findPictures(db, picturesIn(JSON.stringify(texts ?? null)));
  for (const { src, ...picture } of [...newest, ...named].map(toLibraryPicture)) known.set(src, picture);
  return known;
}

/** Lists uploaded pictures first, newest first. */
export function pictureChoices(known: Known): PictureChoice[] {
  const choices = [...known].map(([src, { alt, altHi, small, focus }]): PictureChoice => {
    if (focus) return [src, cutAtWord(alt), { preview: small?.src ?? src, focus }, alt, altHi];
    return [src, cutAtWord(alt || src), undefined, alt];
  });
  const drawn = choices.filter(([, , uploaded]) => !uploaded);
  return [...choices.filter(([, , uploaded]) => uploaded), ...drawn.toSorted(([a], [b]) => (a < b ? -1 : 1))];
}

function cutAtWord(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")}…`;
}

/** Adds the size to each picture that was chosen by its address. */
export function withSizes(data: unknown, known: Known): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => withSizes(one, known));
  if (typeof data !== "object" || data === null) return data;
  const parts = Object.fromEntries(Object.entries(data).map(([name, part]) => [name, withSizes(part, known)]));
  const found = typeof parts["src"] === "string" ? known.get(parts["src"]) : undefined;
  if (!found) return parts;
  const { small: _small, focus, ...rest } = parts;
  const sized = { ...rest, width: found.width, height: found.height };
  if (!found.focus) return sized;
  const small = found.small && { small: { src: found.small.src, width: found.small.width } };
  return { ...sized, ...small, focus: isFocus(focus) ? focus : found.focus };
}

function isFocus(focus: unknown): boolean {
  return typeof focus === "object" && focus !== null && "x" in focus && "y" in focus;
}

function collect(data: unknown, known: Known): void {
  if (typeof data !== "object" || data === null) return;
  const { src, width, height, alt } = data as Partial<Record<"src" | "width" | "height" | "alt", unknown>>;
  if (typeof src === "string" && typeof width === "number" && typeof height === "number") {
    known.set(src, { width, height, alt: typeof alt === "string" ? alt : "" });
  }
  for (const part of Object.values(data)) collect(part, known);
}
