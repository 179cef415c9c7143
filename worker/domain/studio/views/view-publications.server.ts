import type { CollectionName } from "../../../content/collections.ts";
import type { Db } from "../../../db/client.ts";
import { listEntriesById, type StoredEntry } from "../../content/entries.server.ts";
import {
  findPublication,
  findReversal,
  listChangedSince,
  listPublications,
  type NewPublication,
  PUBLICATIONS_READ,
  unpublishedByUndo,
} from "../../content/publications.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { titleOf } from "../entry-content.server.ts";
import { listDifferences } from "../form/differences.server.ts";
import { agreeToAll, listUndoQuestions } from "../questions/before-undo.server.ts";
import type { Publisher } from "../questions/payment-details.server.ts";
import { namesOfActors } from "../revision-authors.server.ts";
import { findLabel } from "./view-collections.server.ts";
import { formOf } from "./view-entry.server.ts";

const KINDS = { hand: "Published by hand", schedule: "Published on schedule", rollback: "Undid a publication" };

/** Lists publications, newest first, starting at the cursor in the URL. */
export async function viewPublications(db: Db, before: string | null) {
  const from = before && /^\d{1,15}$/.test(before) ? new Date(Number(before)) : undefined;
  const rows = await listPublications(db, from);
  const rowOf = await rowMaker(db, rows, await listEntriesIn(db, rows));
  const older = rows.length === PUBLICATIONS_READ ? rows.at(-1)?.createdAt.getTime() : undefined;
  return { rows: rows.map(rowOf), older };
}

/** Describes a publication's changes word by word, and what the operator has to agree to before undoing it. */
export async function viewPublication(db: Db, by: Publisher, id: string) {
  const found = await findPublication(db, id);
  if (!found) return undefined;
  const entries = await listEntriesIn(db, [found]);
  const rowOf = await rowMaker(db, [found], entries);
  const changes = [];
  for (const { entryId, before, after } of found.changes.filter(({ after }) => after.position === undefined)) {
    const [collection = ""] = entryId.split(":");
    const form = await formOf(db, collection as CollectionName);
    const wasPublic = before.status === "published";
    const differences = listDifferences(form, wasPublic ? before : {}, after.status === "published" ? after : {});
    const [path, slug = ""] = [`/console/content/${entryId.replace(":", "/")}`, entryId.split(":")[1]];
    changes.push({
      entryId,
      collection,
      slug,
      path,
      title: titleOf(after.data ?? before.data, slug),
      what: whatHappened(before, after),
      differences,
    });
  }
  const reversal = await findReversal(db, found);
  const questions = reversal ? [] : await listUndoQuestions({ db }, by, found.changes, entries);
  return {
    ...rowOf(found),
    changes,
    gone: unpublishedByUndo(found),
    warnings: questions.map(({ message }) => message),
    agree: agreeToAll(questions),
    isForbidden: questions.some(({ agree }) => agree === undefined),
    isChangedAgain: (await listChangedSince(db, found)).length > 0,
    undone: reversal && { id: reversal.id, when: dayAndHour(reversal.createdAt) },
  };
}

async function listEntriesIn(db: Db, rows: readonly NewPublication[]): Promise<StoredEntry[]> {
  return listEntriesById(db, [...new Set(rows.flatMap(({ changes }) => changes.map(({ entryId }) => entryId)))]);
}

async function rowMaker(db: Db, rows: readonly NewPublication[], entries: readonly StoredEntry[]) {
  const nameOf = await namesOfActors(
    db,
    rows.map(({ operator }) => operator),
  );
  const titles = new Map(entries.map(({ id, data, slug }) => [id, titleOf(data, slug)]));
  return ({ id, kind, operator, createdAt, takesBack, changes }: NewPublication) => {
    const isOrder = changes.length > 0 && changes.every(({ after }) => after.position !== undefined);
    const named = changes.slice(0, 3).map(({ entryId }) => titles.get(entryId) ?? entryId);
    const names = [...new Set(changes.map(({ entryId }) => entryId.split(":")[0] ?? ""))];
    return {
      id,
      kind: KINDS[kind],
      by: nameOf(operator),
      when: dayAndHour(createdAt),
      takesBack,
      lists: names.map(findLabel).join(", "),
      isOrder,
      title: isOrder ? `New order of ${names[0] ?? ""}` : named.join(", "),
    };
  };
}

function whatHappened(before: { status?: string }, after: { status?: string }): string {
  if (after.status !== "published") return "Taken off the site";
  return before.status === "published" ? "Changed" : "New on the site";
}
