import { connect, type Socket } from "node:net";

/** One answer, as far as a load counts it. */
export type Answer = { status: number; headers: string; bytes: number; ms: number };
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string };

const READ_BYTES = 256 * 1024;
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

/** A connection that is kept, speaks HTTP/1.1 and does no more than a load needs: bodies are counted, not held. */
export class Connection {
  readonly #socket: Socket;
  #answer = new Incoming();
  #onAnswer: (failure?: unknown) => void = () => undefined;
  #failure: unknown;

  private constructor(url: URL) {
    const fail = (error: unknown = new Error("The connection was closed.")) => {
      this.#failure ??= error;
      this.#onAnswer(error);
    };
    const buffer = Buffer.alloc(READ_BYTES);
    const onRead = (length: number) => {
      try {
        if (this.#answer.take(buffer.subarray(0, length))) this.#onAnswer();
      } catch (error) {
        fail(error);
      }
      return true;
    };
    // One buffer for all that comes: to make one for each piece costs a load more than the rest of its work.
    this.#socket = connect({ port: Number(url.port), host: url.hostname, onread: { buffer, callback: onRead } });
    this.#socket.setNoDelay(true);
    this.#socket.on("error", fail);
    this.#socket.on("close", () => fail());
  }

  static async open(url: URL): Promise<Connection> {
    const connection = new Connection(url);
    await new Promise<void>((resolve, reject) => {
      connection.#socket.once("connect", resolve);
      connection.#socket.once("error", reject);
    });
    return connection;
  }

  /** Sends a call and waits for its whole answer. */
  async send(bytes: Buffer | string): Promise<Answer> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      this.#onAnswer = (failure) => {
        if (failure) return reject(failure);
        const { status, head, bytes } = this.#answer;
        this.#answer = new Incoming();
        return resolve({ status, headers: head, bytes, ms: performance.now() - startedAt });
      };
      if (this.#failure) return reject(this.#failure);
      return this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** An answer as it comes, piece by piece. */
class Incoming {
  head = "";
  status = 0;
  bytes = 0;
  #length: number | undefined;
  #end = "";

  /** Whether this piece was the answer's last. */
  take(piece: Buffer): boolean {
    if (this.status > 0) return this.#count(piece);
    // The head comes in one piece; text is made of it alone.
    const at = piece.indexOf(HEAD_END);
    if (at < 0) throw new Error("The head of an answer came in parts.");
    this.head = piece.toString("latin1", 0, at);
    this.status = Number(this.head.slice(9, 12));
    const length = /^content-length: *(\d+)/im.exec(this.head)?.[1];
    const isChunked = length === undefined && /^transfer-encoding: *chunked/im.test(this.head);
    this.#length = isChunked ? undefined : Number(length ?? 0);
    return this.#count(piece.subarray(at + HEAD_END.length));
  }

  #count(piece: Buffer): boolean {
    this.bytes += piece.length;
    if (this.#length !== undefined) return this.bytes >= this.#length;
    // A chunk of ours ends in a tag; the empty one that closes them is the last thing of an answer.
    this.#end = (this.#end + piece.toString("latin1", Math.max(0, piece.length - LAST_CHUNK.length))).slice(
      -LAST_CHUNK.length,
    );
    return this.#end === LAST_CHUNK;
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
