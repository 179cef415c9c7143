/** `npm run dev`: pages and API with hot reload, on the same local database as `npm start`, and the fake Razorpay. */
import { createServer } from "vite";
import { ensureSecretsFile, prepareDatabase, readVariables, serveFakeRazorpay } from "./local-site.ts";
import { main } from "./main.ts";
import { root } from "./processes.ts";

const STATE = ".wrangler/state";
const FAKE_RAZORPAY_PORT = 8788;

await main(async () => {
  ensureSecretsFile();
  const variables = readVariables();
  await prepareDatabase(STATE);
  const server = await createServer({ root });
  const siteUrl = `http://localhost:${server.config.server.port}`;
  await serveFakeRazorpay(FAKE_RAZORPAY_PORT, siteUrl, STATE, variables);
  await server.listen();
  console.log(
    `With hot reload: ${siteUrl} (payments go to the fake Razorpay at http://localhost:${FAKE_RAZORPAY_PORT})`,
  );
});
