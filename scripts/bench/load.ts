import { connect, type Socket } from "node:net";

/** One answer, as far as a load counts it. */
export type Answer = { status: number; headers: string; bytes: number; ms: number };
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** A connection that is kept, speaks HTTP/1.1 and does no more than a load needs. */
export class Connection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #onData: () => void = () => undefined;
  #failure: Error | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#onData();
    });
    const fail = (error?: Error) => {
      this.#failure = error ?? new Error("The connection was closed.");
      this.#onData();
    };
    socket.on("error", fail);
    socket.on("close", () => fail());
  }

  static async open(url: URL): Promise<Connection> {
    const socket = connect(Number(url.port), url.hostname);
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
    return new Connection(socket);
  }

  /** Sends a call and waits for its whole answer. */
  async send(bytes: Buffer | string): Promise<Answer> {
    const startedAt = performance.now();
    this.#socket.write(bytes);
    return new Promise((resolve, reject) => {
      this.#onData = () => {
        if (this.#failure) return reject(this.#failure);
        const found = wholeAnswer(this.#received);
        if (!found) return undefined;
        this.#received = this.#received.subarray(found.end);
        return resolve({ ...found.answer, ms: performance.now() - startedAt });
      };
      this.#onData();
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** A call as it goes over the line. */
export function written({ method = "GET", path, headers = {}, body = "" }: Call): string {
  const lines = Object.entries({
    Host: "localhost",
    ...headers,
    ...(body && { "Content-Length": String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/** Calls over 8 connections for a time, each after the answer to its last; `expected` is the one status that counts. */
export async function load(
  url: URL,
  call: () => string,
  { ms, expected }: { ms: number; expected: number },
): Promise<{ answers: number; seconds: number }> {
  const connections = await Promise.all(Array.from({ length: 8 }, () => Connection.open(url)));
  const startedAt = performance.now();
  let answers = 0;
  try {
    await Promise.all(
      connections.map(async (connection) => {
        while (performance.now() - startedAt < ms) {
          const { status } = await connection.send(call());
          if (status !== expected) throw new Error(`${url} answered ${status} instead of ${expected}.`);
          answers += 1;
        }
      }),
    );
    return { answers, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    for (const connection of connections) connection.close();
  }
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

/** The first answer in what was received, when all of it is there. */
function wholeAnswer(received: Buffer): { answer: Omit<Answer, "ms">; end: number } | undefined {
  const at = received.indexOf(HEAD_END);
  if (at < 0) return undefined;
  const headers = received.toString("latin1", 0, at);
  const bodyAt = at + HEAD_END.length;
  const status = Number(headers.slice(9, 12));
  const length = /^content-length: *(\d+)/im.exec(headers)?.[1];
  let end = bodyAt;
  if (length !== undefined) end += Number(length);
  else if (/^transfer-encoding: *chunked/im.test(headers)) {
    // A chunk of ours ends in a tag; the empty one that closes them is the last thing of an answer.
    const closed = received.indexOf(LAST_CHUNK, bodyAt);
    if (closed < 0 || closed + LAST_CHUNK.length !== received.length) return undefined;
    end = received.length;
  }
  if (received.length < end) return undefined;
  return { answer: { status, headers, bytes: end - bodyAt }, end };
}
