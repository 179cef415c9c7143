/** `npm run refund -- list [--env staging|production]`, also `request`, `approve`, `reject`, `honour` and `attend`. */
import { main } from "../dev/main.ts";
import { manageRefunds } from "./refunds.ts";

await main(async () => {
  for (const line of await manageRefunds(process.argv.slice(2))) console.log(line);
});
