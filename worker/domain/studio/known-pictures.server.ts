import type { Choice } from "../../contracts/console/form.ts";
import type { Db } from "../../db/client.ts";
import { listPublishedData } from "../content/entries.server.ts";

type Known = Map<string, { width: number; height: number; alt: string }>;

/** The pictures that published entries show. */
export async function listKnownPictures(db: Db): Promise<Known> {
  const known: Known = new Map();
  for (const { data } of await listPublishedData(db)) collect(data, known);
  return known;
}

export function pictureChoices(known: Known): Choice[] {
  const choices = [...known].map(
    ([src, { alt }]) => [src, `${src.replace("/pictures/", "")}: ${alt}`.slice(0, 90)] as const,
  );
  return choices.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** A picture that was chosen by its address gets its size. */
export function withSizes(data: unknown, known: Known): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => withSizes(one, known));
  if (typeof data !== "object" || data === null) return data;
  const parts = Object.fromEntries(Object.entries(data).map(([name, part]) => [name, withSizes(part, known)]));
  const found = typeof parts["src"] === "string" ? known.get(parts["src"]) : undefined;
  return found ? { ...parts, width: found.width, height: found.height } : parts;
}

function collect(data: unknown, known: Known): void {
  if (typeof data !== "object" || data === null) return;
  const { src, width, height, alt } = data as Partial<Record<"src" | "width" | "height" | "alt", unknown>>;
  if (typeof src === "string" && typeof width === "number" && typeof height === "number") {
    known.set(src, { width, height, alt: typeof alt === "string" ? alt : "" });
  }
  for (const part of Object.values(data)) collect(part, known);
}
