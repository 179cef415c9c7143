/** `npm run books -- 2026-11 [--env staging|production]`: writes the accountant's files of a month into `books/2026-11/`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { monthBooks } from "../../worker/domain/books/month-books.server.ts";
import { openDatabase } from "../cloudflare/open-database.ts";
import { main } from "../dev/main.ts";
import { root, StepError } from "../dev/processes.ts";

await main(async () => {
  const args = process.argv.slice(2);
  const month = args.find((arg) => /^\d/.test(arg)) ?? "";
  const { db } = openDatabase(args, "books");
  const files = await monthBooks({ db }, month);
  if (!files) throw new StepError("Name a month: npm run books -- 2026-11 [--env staging|production].");
  const folder = join(root, "books", month);
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  console.log(`${files.length} files in ${folder}: ${files.map(({ name }) => name).join(", ")}.`);
});
