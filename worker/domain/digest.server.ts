import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function hmac(secret: string, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac("sha256", secret).update(text).digest());
}

export function hmacHex(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Signs a link that needs no session. `until`: a time in ms. Links already sent depend on this format. */
export function linkSignature(
  { authSecret }: { authSecret: string },
  kind: "document" | "preview",
  id: string,
  until: string,
): string {
  return hmacHex(authSecret, `${kind}:${id}:${until}`);
}

/** Compares in constant time. Texts with different byte lengths return false at once. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
