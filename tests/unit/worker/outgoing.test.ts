import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createOutgoing } from "#worker/providers/outgoing.ts";
import { createRazorpay, isAboveMaximum } from "#worker/providers/razorpay.ts";
import { logged } from "../../support/fixtures/log.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A provider on this machine that answers as `listener` says, for one call of `use`. */
async function withServer<T>(listener: Listener, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    Promise.resolve(listener(request, response)).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const outgoing = (allowed: string, lines: string[] = []) => createOutgoing([allowed], logged(lines));
const get = (origin: string, timeoutMs = 2000) =>
  outgoing(origin)(origin, "/v1/x", { method: "GET", headers: {}, timeoutMs });
const razorpay = (apiUrl: string, timeouts?: { orderMs: number; lookupMs: number }) =>
  createRazorpay(
    { apiUrl, checkoutUrl: apiUrl, keyId: "rzp_test_x", keySecret: "key-secret", webhookSecrets: [] },
    outgoing(apiUrl),
    logged([]),
    timeouts,
  );
const ORDER = { amountPaise: 499900, receipt: "masa_1", notes: {} };

test("a provider that is down is unreachable", async () => {
  const origin = await withServer(
    () => undefined,
    async (url) => url,
  );
  expect(await get(origin)).toEqual({ ok: false, failure: { reason: "unreachable" } });
});

test("a provider that never answers is given up on after the time-out", async () => {
  await withServer(
    () => undefined,
    async (origin) => expect(await get(origin, 50)).toEqual({ ok: false, failure: { reason: "timeout" } }),
  );
});

test("a provider that stops in the middle of its answer is given up on as well", async () => {
  await withServer(
    (_request, response) => response.write('{"id":'),
    async (origin) => expect(await get(origin, 50)).toEqual({ ok: false, failure: { reason: "timeout" } }),
  );
});

test("a redirect is not followed", async () => {
  const seen: string[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.url ?? "");
      response.writeHead(302, { Location: "/elsewhere" }).end();
    },
    async (origin) => expect(await get(origin)).toMatchObject({ ok: false, failure: { reason: "error", status: 302 } }),
  );
  expect(seen).toEqual(["/v1/x"]);
});

test("a path cannot leave the provider's origin", async () => {
  const lines: string[] = [];
  const call = outgoing("https://api.razorpay.com", lines);
  for (const path of ["//evil.example/", "https://evil.example/", "http://api.razorpay.com/", "https://"]) {
    const result = await call("https://api.razorpay.com", path, { method: "GET", headers: {}, timeoutMs: 50 });
    expect(result).toEqual({ ok: false, failure: { reason: "unreachable" } });
  }
  expect(lines).toHaveLength(4);
});

test("a host that belongs to no configured provider is never called, and the log names it", async () => {
  const lines: string[] = [];
  const seen: string[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.url ?? "");
      response.end("{}");
    },
    async (origin) => {
      const request = { method: "GET", headers: {}, timeoutMs: 500 } as const;
      const result = await outgoing("https://api.razorpay.com", lines)(origin, "/v1/x", request);
      expect(result).toEqual({ ok: false, failure: { reason: "unreachable" } });
      expect(lines).toEqual([JSON.stringify({ level: "error", event: "outgoing.not_allowed", origin })]);
    },
  );
  expect(seen).toEqual([]);
});

test("an error contains the provider's own code and nothing else from its body", async () => {
  const body = '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed","metadata":[]}}';
  await withServer(
    (_request, response) => response.writeHead(401).end(body),
    async (origin) =>
      expect(await get(origin)).toEqual({
        ok: false,
        failure: { reason: "error", status: 401, code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
      }),
  );
});

test("an order is requested with basic authentication, in paise, and with its receipt", async () => {
  const seen: unknown[] = [];
  await withServer(
    async (request, response) => {
      seen.push(request.headers.authorization, JSON.parse(String((await request.toArray()).join(""))));
      response.end('{"id":"order_1","amount":499900,"currency":"INR","status":"created"}');
    },
    async (origin) =>
      expect(await razorpay(origin).createOrder(ORDER)).toMatchObject({ ok: true, value: { id: "order_1" } }),
  );
  const order = { amount: 499900, currency: "INR", receipt: "masa_1", notes: {}, unique_receipt: true };
  expect(seen).toEqual([`Basic ${btoa("rzp_test_x:key-secret")}`, order]);
});

test("an account that does not know unique receipts is asked for the receipt first, then for the order", async () => {
  const seen: string[] = [];
  const description = "unique_receipt is/are not required and should not be sent";
  await withServer(
    async (request, response) => {
      const body = String((await request.toArray()).join(""));
      seen.push(`${request.method} ${request.url}`);
      if (body.includes("unique_receipt")) response.writeHead(400).end(JSON.stringify({ error: { description } }));
      else if (request.method === "GET") response.end('{"items":[]}');
      else response.end('{"id":"order_2","amount":499900,"currency":"INR","status":"created"}');
    },
    async (origin) =>
      expect(await razorpay(origin).createOrder(ORDER)).toMatchObject({ ok: true, value: { id: "order_2" } }),
  );
  expect(seen).toEqual(["POST /v1/orders", "GET /v1/orders?receipt=masa_1", "POST /v1/orders"]);
});

test("an existing order with the receipt is used instead of a second one", async () => {
  const description = "unique_receipt is/are not required and should not be sent";
  await withServer(
    (request, response) => {
      if (request.method === "POST") response.writeHead(400).end(JSON.stringify({ error: { description } }));
      else response.end('{"items":[{"id":"order_3","amount":499900,"currency":"INR","status":"created"}]}');
    },
    async (origin) =>
      expect(await razorpay(origin).createOrder(ORDER)).toMatchObject({ ok: true, value: { id: "order_3" } }),
  );
});

test("a slow order is abandoned, and not requested again when no time is left", async () => {
  const calls: string[] = [];
  await withServer(
    (request) => void calls.push(request.url ?? ""),
    async (origin) => {
      const result = await razorpay(origin, { orderMs: 60, lookupMs: 60 }).createOrder(ORDER);
      expect(result).toEqual({ ok: false, failure: { reason: "timeout" } });
    },
  );
  expect(calls.length).toBeLessThan(2);
});

test("looking the receipt up takes no longer than the time left for the order", async () => {
  const description = "unique_receipt is/are not required and should not be sent";
  const before = Date.now();
  await withServer(
    (request, response) => {
      if (request.method === "POST") response.writeHead(400).end(JSON.stringify({ error: { description } }));
    },
    async (origin) => {
      const result = await razorpay(origin, { orderMs: 100, lookupMs: 4000 }).createOrder(ORDER);
      expect(result).toEqual({ ok: false, failure: { reason: "timeout" } });
    },
  );
  expect(Date.now() - before).toBeLessThan(2000);
});

test.each([
  ["hangs", 3, () => undefined],
  ["answers 500", 3, (response: ServerResponse) => response.writeHead(500).end("{}")],
  ["breaks the connection", 3, (response: ServerResponse) => response.destroy()],
  ["refuses the input", 6, (response: ServerResponse) => response.writeHead(400).end("{}")],
  ["answers no JSON", 6, (response: ServerResponse) => response.end("<html>")],
])("of six calls, a host that %s gets %i", async (_what, calls, answer) => {
  let seen = 0;
  const failures = await withServer(
    (_request, response) => {
      seen += 1;
      answer(response);
    },
    async (origin) => {
      const call = createOutgoing([origin], logged([]), () => 0);
      const reasons: string[] = [];
      for (let n = 0; n < 6; n += 1) {
        const result = await call(origin, "/v1/x", { method: "GET", headers: {}, timeoutMs: 50 });
        if (!result.ok) reasons.push(result.failure.reason);
      }
      return reasons;
    },
  );
  expect(seen).toBe(calls);
  expect(failures.filter((reason) => reason === "circuit_open")).toHaveLength(6 - calls);
});

test("an error in an unknown shape has no description and does not throw", async () => {
  for (const error of ["busy", null, 7]) {
    const answer = (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify({ error }));
    expect(await withServer(answer, (origin) => get(origin))).toEqual({
      ok: false,
      failure: { reason: "error", status: 400 },
    });
  }
});

test("an order is tried without `unique_receipt` only if that field was refused, and only a maximum is above the maximum", async () => {
  const callsFor = async (description: string, status = 400) => {
    const calls: string[] = [];
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      calls.push(`${request.method} ${request.url}`);
      response
        .writeHead(status, { "Content-Type": "application/json" })
        .end(JSON.stringify({ error: { description } }));
    };
    const made = await withServer(answer, (origin) => razorpay(origin).createOrder(ORDER));
    return { calls, isAboveMaximum: !made.ok && isAboveMaximum(made.failure) };
  };
  const first = "POST /v1/orders";
  expect(await callsFor("unique_receipt is not allowed")).toEqual({
    calls: [first, "GET /v1/orders?receipt=masa_1", first],
    isAboveMaximum: false,
  });
  expect(await callsFor("Amount exceeds maximum amount allowed.")).toEqual({ calls: [first], isAboveMaximum: true });
  expect(await callsFor("The currency is not supported.")).toEqual({ calls: [first], isAboveMaximum: false });
  const repeated = { calls: [first, first], isAboveMaximum: false };
  expect(await callsFor("unique_receipt is not allowed", 500)).toEqual(repeated);
  expect(await callsFor("Amount exceeds maximum amount allowed.", 500)).toEqual(repeated);
});
