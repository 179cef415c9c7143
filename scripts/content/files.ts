/** `npm run content -- export|import <collection|all> <folder> [--env staging|production]`: entries as files. */
import { main } from "../dev/main.ts";
import { moveEntryFiles } from "./entry-files.ts";

await main(async () => {
  for (const line of await moveEntryFiles(process.argv.slice(2))) console.log(line);
});
