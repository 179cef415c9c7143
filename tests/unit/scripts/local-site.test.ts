import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { serveLocally } from "../../../scripts/dev/local-site.ts";
import { startMailbox } from "../../../scripts/dev/mailbox.ts";

const stops: Array<() => void> = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0), "listening");
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const port = await listen(createServer());
  stops.pop()?.();
  return port;
}

test.each(["/%", "/%E0%A4%A", "/no-such-mail.html"])(
  "the mailbox answers 404 to %s, and keeps running",
  async (path) => {
    const mailbox = await startMailbox(await freePort());
    stops.push(mailbox.stop);
    expect((await fetch(`${mailbox.url}${path}`)).status).toBe(404);
    expect((await fetch(mailbox.url)).status).toBe(200);
  },
);

test("a port in use is reported with the variable that chooses another", async () => {
  const port = await listen(createServer());
  const serve = (...rest: string[]) => serveLocally(port, ".wrangler/none", {}, ...rest);
  await expect(serve()).rejects.toThrow(`Port ${port} is taken: stop what listens there, or have PORT name another`);
  await expect(serve("E2E_PORT")).rejects.toThrow("E2E_PORT=9000");
});
