/**
 * `npm run backup -- production`: uploads a checked export of D1 and the new pictures to R2; `--retain` stores the export
 * where nothing deletes it. `--restore-pictures` copies the pictures back.
 * `npm run backup -- production --restore-test`: restores today's newest backup and compares it with the database;
 * `--of 2026-11-20` takes another day's newest, `--of 2026-11-20T021005Z` a specific one.
 */
import { parseArgs } from "node:util";
import { readEnvironment } from "../cloudflare/environments.ts";
import { main } from "../dev/main.ts";
import { StepError } from "../dev/processes.ts";
import { backUp, testRestore } from "./backups.ts";
import { backUpPictures, restorePictures } from "./pictures.ts";

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "restore-test": { type: "boolean" },
      "restore-pictures": { type: "boolean" },
      retain: { type: "boolean" },
      of: { type: "string" },
    },
  });
  const { worker, database } = readEnvironment(positionals[0], "backup");
  const now = new Date();
  const when = values.of ?? now.toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d(T\d{6}Z)?$/.test(when)) {
    throw new StepError("--of takes a day in UTC (2026-11-20) or the name of a backup (2026-11-20T021005Z).");
  }
  const place = { database, bucket: `${worker}-backups` };
  if (values["restore-test"]) {
    console.log((await testRestore(place, when)).join("\n"));
    return;
  }
  const pictures = { ...place, pictures: `${worker}-pictures` };
  if (values["restore-pictures"]) {
    console.log(`Restored ${await restorePictures(pictures)} files of pictures.`);
    return;
  }
  const { counts, path } = await backUp(place, now, { isRetained: values.retain ?? false });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`Backup: uploaded ${rows} rows to ${path}. A restore in memory succeeded.`);
  const { copied, deleted, kept } = await backUpPictures(pictures);
  console.log(`Pictures: copied ${copied} new files, deleted ${deleted} that were removed. The backup has ${kept}.`);
});
