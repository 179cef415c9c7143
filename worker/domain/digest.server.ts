import { createHash, createHmac } from "node:crypto";

/** SHA-256 of a text, as 64 lower-case hex characters. */
export function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** HMAC-SHA-256 of a text: what nobody without the secret can compute or guess back. */
export function hmac(secret: string, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac("sha256", secret).update(text).digest());
}

/** The same as 64 lower-case hex characters. */
export function hmacHex(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}
