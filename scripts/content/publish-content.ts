/** `npm run publish-content -- production`: publishes the entries of the deployed database to the pages. */
import { readEnvironment } from "../cloudflare/environments.ts";
import { main } from "../dev/main.ts";
import { publish } from "./content.ts";

await main(async () => {
  const entries = await publish(readEnvironment(process.argv[2], "publish-content"));
  console.log(`Published ${entries} entries. Every location has them within about a minute.`);
});
