import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import {
  FILE_COLLECTIONS,
  type FileCollection,
  isFileCollection,
} from "../../worker/contracts/console/content-files.ts";
import { exportEntries } from "../../worker/domain/studio/files/export-entries.server.ts";
import { decodeText, type SentFile } from "../../worker/domain/studio/files/read-import.server.ts";
import {
  type ImportReview,
  type ImportRow,
  reviewImport,
} from "../../worker/domain/studio/files/review-import.server.ts";
import { saveDrafts } from "../../worker/domain/studio/save-drafts.server.ts";
import { openDatabase } from "../cloudflare/open-database.ts";
import { StepError } from "../dev/processes.ts";

/** The actor in the audit trail. Digests of public texts need no secret. */
const COMMAND = { memberId: "command", requestId: "command" };
const USAGE = `Usage, with a collection or all (${FILE_COLLECTIONS.join(", ")}), locally or with [--env staging|production]:
  npm run content -- export <collection|all> <folder>
  npm run content -- import <collection|all> <folder>             shows what would change
  npm run content -- import <collection|all> <folder> --drafts    saves it as drafts; publish them in the console`;

/** Writes entries to files, or reads them back as drafts. Returns lines to print; throws StepError with what to do. */
export async function moveEntryFiles(args: string[]): Promise<string[]> {
  const { positionals, values } = readArguments(args);
  const [action, name = "", folder] = positionals;
  const wanted = name === "all" ? FILE_COLLECTIONS : isFileCollection(name) ? [name] : [];
  if (wanted.length === 0 || !folder || positionals.length > 3) throw new StepError(USAGE);
  if (values.local && values.env !== undefined) throw new StepError("Name one place: --local or --env.");
  const { db } = openDatabase(args, "content");
  if (action === "export") return exportTo(db, wanted, folder);
  if (action === "import") return importFrom(db, wanted, { folder, isSaved: values.drafts === true });
  throw new StepError(USAGE);
}

type Db = ReturnType<typeof openDatabase>["db"];

async function exportTo(db: Db, wanted: readonly FileCollection[], folder: string): Promise<string[]> {
  const lines = [];
  for (const collection of wanted) {
    const files = await exportEntries(db, collection);
    mkdirSync(join(folder, collection), { recursive: true });
    for (const { name, text } of files) writeFileSync(join(folder, collection, name), text);
    lines.push(`${collection}: ${files.length} files in ${join(folder, collection)}`);
  }
  return lines;
}

type Import = { folder: string; isSaved: boolean };

function readText(path: string): SentFile {
  const text = decodeText(readFileSync(path));
  if (text === undefined) throw new StepError(`${path} is not a text file in UTF-8. Nothing was imported.`);
  return { name: basename(path), text };
}

async function importFrom(db: Db, wanted: readonly FileCollection[], { folder, isSaved }: Import): Promise<string[]> {
  const paths = wanted.flatMap((collection) => globSync(join(folder, collection, "*.{md,json}")).toSorted());
  if (paths.length === 0) throw new StepError(`There are no .md or .json files in ${folder}/${wanted.join(", ")}.`);
  const files = paths.map(readText);
  const { rows, drafts, hasErrors } = await reviewImport(db, files, wanted);
  const report = rows.flatMap(describe);
  if (hasErrors) throw new StepError(`${report.join("\n")}\nNothing was imported. Correct these files first.`);
  const stale = rows.filter(({ state }) => state === "conflict");
  if (isSaved && stale.length > 0) {
    throw new StepError(
      `${report.join("\n")}\nNothing was imported. Export again the entries that have changed, or decide in the console.`,
    );
  }
  const unchanged = rows.filter(({ state }) => state === "unchanged").length;
  const summary = `${unchanged} unchanged of ${rows.length}`;
  if (!isSaved) return [...report, `${summary}. Nothing was written; add --drafts to save it.`];
  const count = await saveEach(db, drafts, report);
  return [...report, `${summary}, ${count} saved as drafts. Publish them in the console.`];
}

/**
 * Runs one command per entry, because the length of a command is limited. If one fails, running the same import again
 * continues with the rest, because saved entries are then unchanged.
 */
async function saveEach(db: Db, drafts: ImportReview["drafts"], report: readonly string[]): Promise<number> {
  const names = drafts.map(({ collection, slug }) => `${collection}/${slug}`);
  for (const [i, draft] of drafts.entries()) {
    const problem = await saveOne(db, draft);
    if (problem === undefined) continue;
    const lines = [
      `${names[i]} was not saved: ${problem}`,
      `Saved as drafts before it: ${names.slice(0, i).join(", ") || "nothing"}.`,
      `Not saved: ${names.slice(i).join(", ")}.`,
      "Correct the cause and run the same command again: it continues with those that are not saved.",
    ];
    throw new StepError([...report, ...lines].join("\n"));
  }
  return drafts.length;
}

async function saveOne(db: Db, draft: ImportReview["drafts"][number]): Promise<string | undefined> {
  try {
    const outcome = await saveDrafts({ db, now: () => new Date(), config: { authSecret: "" } }, COMMAND, [draft]);
    return outcome.ok ? undefined : outcome.message;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return error.message;
  }
}

const WORDS: Record<ImportRow["state"], string> = {
  new: "new",
  changed: "changed",
  waiting: "saved already, not public",
  unchanged: "unchanged",
  conflict: "changed on the site since the export",
  wrong: "cannot be imported",
};

function describe({ name, state, fields, errors }: ImportRow): string[] {
  if (state === "unchanged") return [];
  const what = fields.length > 0 ? `: ${fields.join(", ")}` : "";
  const lines = errors.map(({ field, message }) => `  ${[field, message].filter(Boolean).join(": ")}`);
  return [`${name}: ${WORDS[state]}${what}`, ...lines];
}

function readArguments(args: string[]) {
  const options = {
    env: { type: "string" },
    state: { type: "string" },
    local: { type: "boolean" },
    drafts: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StepError(`${error instanceof Error ? error.message : ""}\n${USAGE}`);
  }
}
