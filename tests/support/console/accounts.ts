import { Buffer } from "node:buffer";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { OPERATOR_ROLES, type OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { members, passkeys } from "#worker/db/schema/accounts.ts";
import { operators } from "#worker/db/schema/operators.ts";
import type { Deps } from "#worker/deps.ts";
import { signChallenge } from "../browser/authenticator.ts";
import { hydrated } from "../browser/browser.ts";
import { logInByRequests } from "../fixtures/account.ts";
import { SITE_PORT } from "../site/ports.ts";

/** A passkey for tests only: both halves are public. */
const KEY = {
  x: "0Wxzj_W1IgtK5qoXlIqjt5ezmURhyPaTn5ixMvWVLwA",
  y: "oPes7PvrisR7VRRHYf4uzIW4UlYPrd7ijQ3HWol80rk",
  pkcs8:
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3V1oKh2EWK6WENR474vbuL0+RW/9o7jR2rrfbSwaWdGhRANCAATRbHOP9bUiC0rmqheUiqO3l7OZRGHI9pOfmLEy9ZUvAKD3rOz764rEe1UUR2H+LsyFuFJWD63e4o0Nx1qJfNK5",
};
const NAMES: Record<OperatorRole, string> = {
  owner: "Nandini Kulkarni",
  editor: "Joseph Mathew",
  desk: "Farida Khan",
  finance: "Arvind Iyer",
  auditor: "Rekha Bose",
};
/** Each use of a passkey must count more than the one before. */
let signCount = 0;
/** Accounts per role. Concurrent tests need separate ones, because a passkey counts its uses. */
const EACH = 18;

const addressOf = (role: OperatorRole, n: number) => `${role}-${n}@console.example`;
const credentialOf = (role: OperatorRole, n: number) => Buffer.from(`console-${role}-${n}`.padEnd(16, "."));

/** Adds operators with passkeys to the browser tests' database. One batch per role saves seconds. */
export async function addOperators({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const key = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...bytesOf(KEY.x), 0x22, 0x58, 32, ...bytesOf(KEY.y)];
  const publicKey = Buffer.from(key).toString("base64");
  for (const role of OPERATOR_ROLES) {
    const people = Array.from({ length: EACH }, (_, i) => ({
      id: crypto.randomUUID(),
      email: addressOf(role, i + 1),
      credentialID: credentialOf(role, i + 1).toString("base64url"),
    }));
    const [name, createdAt] = [NAMES[role], now()];
    const account = { name, phone: "+919876543210", role: "mentor", state: "active", createdAt } as const;
    const grants = people.map(({ id, email }) => {
      return { id, email, memberId: id, role, grantedAt: createdAt, grantedBy: "tests" };
    });
    // In halves: a statement has at most 100 values.
    const accounts = people.map(({ id, email }) => ({ ...account, id, email }));
    const passkey = { publicKey, name: "Chrome on Linux", counter: 0, deviceType: "singleDevice", backedUp: false };
    await db.batch([
      db.insert(members).values(accounts.slice(0, EACH / 2)),
      db.insert(members).values(accounts.slice(EACH / 2)),
      db.insert(operators).values(grants.slice(0, EACH / 2)),
      db.insert(operators).values(grants.slice(EACH / 2)),
      ...people.map(({ id, email, credentialID }) =>
        db.insert(passkeys).values({ ...passkey, id: email, userId: id, credentialID, createdAt }),
      ),
    ]);
  }
}

/** Logs the operator in: the calls of a login with a passkey, without its page. */
export async function logInToConsole(request: APIRequestContext, role: OperatorRole, n: number): Promise<void> {
  const origin = `http://localhost:${SITE_PORT}`;
  const call = async (name: string, data: object) => {
    const response = await request.post(`${origin}/api/auth/passkey/${name}`, {
      data,
      headers: { Origin: origin },
    });
    expect(response.status(), name).toBe(200);
    return response.json();
  };
  const { challenge } = (await call("challenge", {})) as { challenge: string };
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const privateKey = await crypto.subtle.importKey("pkcs8", bytesOf(KEY.pkcs8), algorithm, false, ["sign"]);
  const response = await signChallenge({ id: credentialOf(role, n), privateKey }, challenge, { origin });
  await call("sign-in", { response });
}

/** Logs the operator in by {@link logInToConsole} and opens a page of the console. */
export async function openConsole(page: Page, role: OperatorRole, n: number, path = "/console"): Promise<void> {
  await logInToConsole(page.request, role, n);
  await page.goto(path);
}

/** Like {@link openConsole}, but through the login page, whose field offers the device's passkey. */
export async function openConsoleByLogin(page: Page, role: OperatorRole, n: number, path = "/console"): Promise<void> {
  const removePasskey = await addPasskey(page, role, n);
  // The browser offers the passkey in the field at once, and the virtual authenticator accepts.
  await page.goto(`/login?to=${encodeURIComponent(path)}`);
  await page.waitForURL(`**${path}`);
  await removePasskey();
}

/** Locks the console in all tabs: the session is now one that began with a code. */
export async function lockConsole(page: Page, role: OperatorRole, n: number): Promise<void> {
  await page.context().clearCookies();
  await logInByRequests(page, addressOf(role, n));
}

/** Unlocks the console on the page that asks for the passkey. */
export async function unlock(page: Page, role: OperatorRole, n: number): Promise<void> {
  await expect(page.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
  const removePasskey = await addPasskey(page, role, n);
  await hydrated(page);
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await expect(page.getByRole("heading", { name: "Use your passkey" })).toHaveCount(0);
  await removePasskey();
}

/** Gives the browser the operator's passkey; the returned function takes it away. */
async function addPasskey(page: Page, role: OperatorRole, n: number): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const userHandle = Buffer.from(addressOf(role, n)).toString("base64");
  const credentialId = credentialOf(role, n).toString("base64");
  signCount += 10;
  const credential = { credentialId, isResidentCredential: true, rpId: "localhost", privateKey: KEY.pkcs8, userHandle };
  await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: { ...credential, signCount } });
  return async () => void (await cdp.send("WebAuthn.disable"));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}
