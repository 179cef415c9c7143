import { existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import * as x509 from "@peculiar/x509";
import { root } from "../dev/processes.ts";

/** `flags` make Chromium accept the certificate. */
export type Edge = { origin: string; flags: string[] };

const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};
/** A page of 3 kB without the site's headers, style sheet, script, font and picture. It links to a second one. */
export const CONSTANT_PATH = "/a-constant-page";
export const SECOND_CONSTANT_PATH = "/another-constant-page";
/** The first one with the headers of the site's pages. */
export const WITH_HEADERS_PATH = "/a-constant-page-with-headers";
const CONSTANT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A constant page</title><link rel="icon" href="data:,"></head><body><h1>A constant page</h1><p><a href="${SECOND_CONSTANT_PATH}">Another constant page</a></p>${"<p>Nothing on this page has to be fetched, and nothing of it runs.</p>".repeat(40)}</body></html>`;

/**
 * Puts HTTP/2, TLS and Brotli in front of the Worker, and serves the built files, as the platform does. Wrangler's
 * local server does not, so its bytes and round trips are not those that visitors wait for.
 */
export async function startEdge(worker: URL): Promise<Edge> {
  const { key, cert, keyHash } = await selfSigned();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    handle(request, response, worker).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const flags = ["--no-sandbox", `--ignore-certificate-errors-spki-list=${keyHash}`];
  return { origin: await listen(server), flags };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

async function handle(request: Http2ServerRequest, response: Http2ServerResponse, worker: URL): Promise<void> {
  const { pathname } = new URL(request.url, "https://localhost");
  if ([CONSTANT_PATH, SECOND_CONSTANT_PATH].includes(pathname)) {
    return send(response, 200, { "content-type": "text/html" }, Buffer.from(CONSTANT));
  }
  if (pathname === WITH_HEADERS_PATH) {
    const { headers } = await fetch(new URL("/", worker), { method: "HEAD" });
    return send(response, 200, Object.fromEntries(headers), Buffer.from(CONSTANT));
  }
  const file = join(root, "build/client", decodeURIComponent(pathname));
  if (file.startsWith(join(root, "build/client/")) && existsSync(file) && statSync(file).isFile()) {
    const extension = extname(file).slice(1);
    const type = TYPES[extension] ?? `image/${extension}`;
    return send(response, 200, { "content-type": type, ...headersOf(pathname) }, readFileSync(file));
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!/^(:|connection|accept-encoding|host)/.test(name)) headers.set(name, String(value));
  }
  // The Worker is called without TLS and compares the origin with its own.
  if (headers.has("origin")) headers.set("origin", worker.origin);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? await buffer(request) : null;
  const init = { method: request.method, headers, body, redirect: "manual" as const };
  const passed = await fetch(new URL(request.url, worker), init);
  return send(response, passed.status, Object.fromEntries(passed.headers), Buffer.from(await passed.arrayBuffer()));
}

function send(response: Http2ServerResponse, status: number, headers: Record<string, string>, body: Buffer): void {
  const isText = /^text|json|xml|manifest/.test(headers["content-type"] ?? "") && body.length > 0;
  const sent = isText ? brotli(body) : body;
  for (const name of ["content-length", "transfer-encoding", "connection", "keep-alive"]) delete headers[name];
  response.writeHead(status, { ...headers, ...(isText && { "content-encoding": "br" }) });
  response.end(sent);
}

/** Compresses as Cloudflare does. */
export function brotli(body: Buffer | string): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The headers of public/_headers, all of whose patterns end in `*`. */
function headersOf(pathname: string): Record<string, string> {
  const blocks = readFileSync(join(root, "build/client/_headers"), "utf8").split(/\n(?=\/)/);
  const matching = blocks.filter((block) => pathname.startsWith(/^(.*)\*/.exec(block)?.[1] ?? "none"));
  const lines = matching.flatMap((block) => [...block.matchAll(/^\s+([^:\n]+): (.*)$/gm)]);
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}

/** A slow line to an edge: half a round trip of delay per packet, and a limited bandwidth towards the browser. */
export async function startLine({ origin }: Edge, roundTripMs: number, bytesPerMs: number): Promise<string> {
  let freeAt = 0;
  const server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), "127.0.0.1");
    const pipe = (from: Socket, to: Socket, sentAt: (bytes: number) => number) => {
      let last = Promise.resolve();
      from.on("data", (chunk: Buffer) => {
        for (let at = 0; at < chunk.length; at += 1460) {
          const packet = chunk.subarray(at, at + 1460);
          const [earlier, dueAt] = [last, sentAt(packet.length) + roundTripMs / 2];
          last = sleep(dueAt - performance.now()).then(async () => earlier.then(() => void to.write(packet)));
        }
      });
      from.on("close", () => to.destroy()).on("error", () => to.destroy());
      from.setNoDelay(true);
    };
    pipe(near, far, () => performance.now());
    pipe(far, near, (bytes) => {
      freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
      return freeAt;
    });
  });
  return listen(server);
}

/** A key and a certificate for localhost, valid for one day. */
async function selfSigned() {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=localhost",
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: { name: "ECDSA", hash: "SHA-256" },
    keys,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: "localhost" }])],
  });
  const hash = await crypto.subtle.digest("SHA-256", await crypto.subtle.exportKey("spki", keys.publicKey));
  const key = x509.PemConverter.encode(await crypto.subtle.exportKey("pkcs8", keys.privateKey), "PRIVATE KEY");
  return { cert: certificate.toString("pem"), key, keyHash: Buffer.from(hash).toString("base64") };
}
