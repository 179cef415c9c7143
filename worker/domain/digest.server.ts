const encoder = new TextEncoder();

/** SHA-256 of a text, as 64 lower-case hex characters. */
export async function sha256Hex(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** HMAC-SHA-256 of a text: what nobody without the secret can compute or guess back. */
export async function hmac(secret: string, text: string): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return crypto.subtle.sign("HMAC", key, encoder.encode(text));
}

export async function hmacHex(secret: string, text: string): Promise<string> {
  return hexOf(await hmac(secret, text));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
