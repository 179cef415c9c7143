import { notPlain } from "#messages/contracts/fields.ts";
import { normalizeText, SEVERAL_LINES } from "../../contracts/fields.ts";
import type { FieldError } from "../../contracts/problem.ts";
import type { Db } from "../../db/client.ts";
import type { Draft } from "../../db/schema/content.ts";
import type { StoredEntry } from "../content/entries.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { findProblems } from "./entry-content.server.ts";
import { findEventProblems } from "./event-problems.server.ts";
import { findSeatProblems } from "./seat-problems.server.ts";

type Place = Pick<StoredEntry, "collection" | "slug">;

/** Lists everything that keeps a text from being published at `at`, by field. `stored`: the entry, unless it is new. */
export async function findPublishingProblems(
  db: Db,
  { collection, slug }: Place,
  texts: Draft,
  { stored, at }: { stored: StoredEntry | undefined; at: Date },
): Promise<FieldError[]> {
  const published = stored?.status === "published" ? stored.data : undefined;
  return [
    ...findProblems(collection, texts.data),
    ...(collection === "events" ? findEventProblems(texts, published, at) : []),
    ...(collection === "news" || collection === "notes" ? findLaterDay(texts.data, at) : []),
    ...(await findSeatProblems(db, { collection, slug, data: texts.data })),
    ...findTextProblems(texts.data, []),
    ...findTextProblems(texts.translations, []),
  ];
}

/** The page calls the newest item the latest, or shows only that, so a wrong year would stay at its head. */
function findLaterDay(data: unknown, at: Date): FieldError[] {
  const { date = "" } = data as { date?: string };
  if (date <= indianDay(at)) return [];
  return [{ field: "date", message: "This day is still to come. Correct it, or publish later." }];
}

const MARKDOWN_TARGET = /(!\[[^\]]*)?\]\((\b(?:https?|mailto|tel):[^()"'\n]+|[^\s()]+)(?: +"[^"]*")?\)/g;
const OUR_PAGE = /^<?\/(?!\/)/;
const LINK = /^<?(?:https?:\/\/|mailto:|tel:|\/(?!\/)|[#{])/;

function findTextProblems(value: unknown, path: readonly string[]): FieldError[] {
  if (typeof value === "string") {
    const field = path.join(".");
    if (!SEVERAL_LINES.test(normalizeText(value))) return [{ field, message: notPlain() }];
    return [...value.matchAll(MARKDOWN_TARGET)].flatMap(([, picture, target = ""]) => {
      if (/\s\S/.test(target)) return { field, message: `Remove the spaces from the link “${target}”.` };
      if ((picture ? OUR_PAGE : LINK).test(target)) return [];
      const message = picture
        ? `Remove the picture “${target}”. Visitors see only pictures of this site, whose addresses begin with /.`
        : `Begin the link “${target}” with https://, with mailto: for an email address, or with / for a page of this site.`;
      return { field, message };
    });
  }
  return Object.entries(value ?? {}).flatMap(([name, part]) => findTextProblems(part, [...path, name]));
}
