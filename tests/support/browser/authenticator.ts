import { Buffer } from "node:buffer";

const ORIGIN = "http://localhost:8787";
const RP_ID = "localhost";
/** User present, user verified, with a credential. */
const FLAGS = 0x45;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

/**
 * Makes a passkey like a device, without attestation. `answer` is what the browser posts to add it, `sign` what it
 * posts to log in; `isVerified`: whether the device asked for a finger, a face or a PIN.
 */
export async function makePasskey() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
  const id = crypto.getRandomValues(new Uint8Array(16));
  // COSE: an elliptic-curve key (2) for ES256 (-7) on P-256 (1), then its two coordinates.
  const key = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...decoded(x), 0x22, 0x58, 32, ...decoded(y)];
  const authData = [...(await rpIdHash()), FLAGS, 0, 0, 0, 0, ...new Uint8Array(16), 0, id.length, ...id, ...key];
  const head = [0xa3, ...text("fmt"), ...text("none"), ...text("attStmt"), 0xa0, ...text("authData")];
  const attestationObject = encoded([...head, 0x58, authData.length, ...authData]);
  return {
    answer(challenge: string) {
      const clientData = { type: "webauthn.create", challenge, origin: ORIGIN, crossOrigin: false };
      const clientDataJSON = encoded(bytes(JSON.stringify(clientData)));
      const response = { clientDataJSON, attestationObject };
      return { id: encoded(id), rawId: encoded(id), type: "public-key", clientExtensionResults: {}, response };
    },
    sign: (challenge: string, isVerified = true) => signChallenge({ id, privateKey }, challenge, { isVerified }),
  };
}

/** The body that the browser posts to log in to a site with a passkey. */
export async function signChallenge(
  { id, privateKey }: { id: Uint8Array; privateKey: CryptoKey },
  challenge: string,
  { origin = ORIGIN, isVerified = true } = {},
) {
  const clientData = { type: "webauthn.get", challenge, origin, crossOrigin: false };
  const clientDataJSON = bytes(JSON.stringify(clientData));
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
  const authenticatorData = [...(await rpIdHash()), flags, 0, 0, 0, 0];
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", clientDataJSON));
  const signed = new Uint8Array([...authenticatorData, ...hash]);
  const raw = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, signed);
  const response = {
    clientDataJSON: encoded(clientDataJSON),
    authenticatorData: encoded(authenticatorData),
    signature: encoded(derOf(new Uint8Array(raw))),
  };
  return { id: encoded(id), rawId: encoded(id), type: "public-key", clientExtensionResults: {}, response };
}

async function rpIdHash(): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(RP_ID)));
}

/** An ECDSA signature in WebAuthn's format: a DER sequence of two integers. */
function derOf(raw: Uint8Array): number[] {
  const integers = [raw.slice(0, 32), raw.slice(32)].flatMap((part) => {
    const start = part.findIndex((byte) => byte !== 0);
    const digits = [...part.slice(start)];
    // A leading 1 would make the number negative.
    const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
    return [0x02, positive.length, ...positive];
  });
  return [0x30, integers.length, ...integers];
}

/** A CBOR text of fewer than 24 bytes. */
function text(word: string): number[] {
  return [0x60 + word.length, ...bytes(word)];
}

function bytes(word: string) {
  return new TextEncoder().encode(word);
}

function encoded(list: Iterable<number>): string {
  return Buffer.from([...list]).toString("base64url");
}

function decoded(base64url: string) {
  return Buffer.from(base64url, "base64url");
}
