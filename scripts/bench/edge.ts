import { existsSync, readFileSync, statSync } from "node:fs";
import { Agent, request as ask, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import * as x509 from "@peculiar/x509";
import { root } from "../processes.ts";

/** A line between browser and edge: the round trip in milliseconds, and bytes a second towards the browser. */
export type Line = { roundTripMs: number; bytesPerSecond: number };
export type Edge = {
  origin: string /** For Chromium's `--ignore-certificate-errors-spki-list`. */;
  keyHash: string;
  stop: () => void;
};
type ServedFile = { body: Buffer; headers: Record<string, string> };
type HeaderRule = { start: string; headers: Record<string, string> };

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webmanifest": "application/manifest+json",
};
const COMPRESSED = /^(text|application\/(json|manifest|xml|rss|problem)|image\/svg)/;
/** Without style sheet, script, font and picture; with the headers that every file of the site has, and without any. */
export const CONSTANT_PATH = "/a-constant-page";
export const BARE_CONSTANT_PATH = "/a-constant-page-without-headers";
const CONSTANT_POLICY = "default-src 'none'; img-src data:; frame-ancestors 'none'";
const CONSTANT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A constant page</title><link rel="icon" href="data:,"></head><body><h1>A constant page</h1>${"<p>Nothing on this page has to be fetched, and nothing of it runs.</p>".repeat(40)}</body></html>`;

/** HTTP/2, TLS and Brotli 4 before the Worker at `worker`, with the built files beside it, as on the platform. */
export async function startEdge(worker: URL): Promise<Edge> {
  const { certificate, privateKey, keyHash } = await selfSigned();
  const agent = new Agent({ keepAlive: true });
  const rules = headerRules();
  const ownHeaders = { ...headersOf(CONSTANT_PATH, rules), "content-security-policy": CONSTANT_POLICY };
  const files = new Map([
    [CONSTANT_PATH, compressedFile(Buffer.from(CONSTANT), { "content-type": "text/html", ...ownHeaders })],
    [BARE_CONSTANT_PATH, compressedFile(Buffer.from(CONSTANT), { "content-type": "text/html" })],
  ]);

  const server = createSecureServer({ key: privateKey, cert: certificate, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`  edge: ${request.url}: ${String(error)}`);
      response.writeHead(502).end();
    });
  });

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url, "https://localhost");
    const file = files.get(pathname) ?? readAsset(pathname, rules);
    if (!file) return pass(request, response);
    files.set(pathname, file);
    response.writeHead(200, file.headers).end(file.body);
    return undefined;
  }

  async function pass(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(":") && name !== "accept-encoding");
    const { origin } = request.headers;
    const headers = {
      ...Object.fromEntries(own),
      host: request.authority ?? request.headers.host,
      // The Worker is asked without TLS, and takes its own origin for one without.
      ...(origin && { origin: origin.replace(/^https:/, "http:") }),
    };
    const body = await text(request);
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      ask(new URL(request.url, worker), { method: request.method, headers, agent }, resolve)
        .on("error", reject)
        .end(body);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of answered) chunks.push(chunk as Buffer);
    const { connection: _, "transfer-encoding": __, "keep-alive": ___, ...rest } = answered.headers;
    send(response, answered.statusCode ?? 502, Buffer.concat(chunks), rest as Record<string, string>);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => sessions.add(session));
  return {
    origin: `https://localhost:${port}`,
    keyHash,
    stop() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
    },
  };
}

/** A slower way to `edge`: what comes through it is late by half a round trip each way, and as wide as the line. */
export async function startLine(edge: Edge, { roundTripMs, bytesPerSecond }: Line): Promise<Edge> {
  const target = Number(new URL(edge.origin).port);
  const sockets = new Set<Socket>();
  let freeAt = 0;
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {
        near.destroy();
        far.destroy();
      });
      socket.on("close", () => sockets.delete(socket));
    }
    const towardsEdge = inOrder((packet) => far.write(packet));
    const towardsBrowser = inOrder((packet) => near.write(packet));
    near.on("data", (chunk) => towardsEdge(chunk, performance.now() + roundTripMs / 2));
    far.on("data", (chunk) => {
      // In packets, so that what is asked for at the same time shares the line.
      for (let at = 0; at < chunk.length; at += 1460) {
        const packet = chunk.subarray(at, at + 1460);
        const now = performance.now();
        freeAt = Math.max(freeAt, now) + (packet.length / bytesPerSecond) * 1000;
        towardsBrowser(packet, freeAt + roundTripMs / 2);
      }
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...edge,
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Writes each packet when it is due, in the order in which they came: timers of different lengths may fire in another. */
function inOrder(write: (packet: Buffer) => void): (packet: Buffer, dueAt: number) => void {
  const waiting: Array<{ packet: Buffer; dueAt: number }> = [];
  const writeDue = () => {
    while (waiting[0] && waiting[0].dueAt <= performance.now()) write(waiting.shift()?.packet ?? Buffer.alloc(0));
  };
  return (packet, dueAt) => {
    waiting.push({ packet, dueAt });
    setTimeout(writeDue, Math.ceil(dueAt - performance.now()) + 1);
  };
}

function send(response: Http2ServerResponse, status: number, body: Buffer, headers: Record<string, string>): undefined {
  const isCompressed = body.length > 0 && COMPRESSED.test(headers["content-type"] ?? "");
  const sent = isCompressed ? compressed(body) : body;
  const { "content-length": _, ...rest } = headers;
  response.writeHead(status, { ...rest, ...(isCompressed && { "content-encoding": "br" }) });
  response.end(sent);
  return undefined;
}

function compressed(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function compressedFile(raw: Buffer, headers: Record<string, string>): ServedFile {
  return { body: compressed(raw), headers: { ...headers, "content-encoding": "br" } };
}

function readAsset(pathname: string, rules: readonly HeaderRule[]): ServedFile | undefined {
  const path = join(root, "build/client", decodeURIComponent(pathname));
  if (!path.startsWith(join(root, "build/client/")) || !existsSync(path) || !statSync(path).isFile()) return undefined;
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const raw = readFileSync(path);
  const headers = { "content-type": type, ...headersOf(pathname, rules) };
  return COMPRESSED.test(type) ? compressedFile(raw, headers) : { body: raw, headers };
}

function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ start }) => pathname.startsWith(start)).map(({ headers }) => headers));
}

/** The rules of public/_headers, all of which end in `*`. */
function headerRules(): HeaderRule[] {
  const blocks = readFileSync(join(root, "build/client/_headers"), "utf8").split(/\n(?=\/)/);
  return blocks.map((block) => {
    const [start = "", ...lines] = block.trim().split("\n");
    const headers = lines.map((line) => /^\s*([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
    return {
      start: start.replace("*", ""),
      headers: Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value])),
    };
  });
}

/** A key and a certificate for `localhost` that live as long as the measurement. */
async function selfSigned() {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=localhost",
    notAfter: new Date(Date.now() + 24 * 60 * 60 * 1000),
    signingAlgorithm: { name: "ECDSA", hash: "SHA-256" },
    keys,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: "localhost" }])],
  });
  const hash = await crypto.subtle.digest("SHA-256", await crypto.subtle.exportKey("spki", keys.publicKey));
  return {
    certificate: certificate.toString("pem"),
    privateKey: x509.PemConverter.encode(await crypto.subtle.exportKey("pkcs8", keys.privateKey), "PRIVATE KEY"),
    keyHash: Buffer.from(hash).toString("base64"),
  };
}
