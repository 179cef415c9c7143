const STORAGE_KEY = "purchase";
let secretOfPage: string | undefined;

/**
 * The idempotency key of a purchase with these details: the same while this tab is open, so that a reload or a
 * broken connection leads to the same order. It is derived from a random secret; no detail is stored.
 */
export async function purchaseKey(details: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${readSecret()} ${details}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function renewPurchaseKeys(): void {
  writeSecret(crypto.randomUUID());
}

function readSecret(): string {
  return read() ?? writeSecret(secretOfPage ?? crypto.randomUUID());
}

function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the secret lives as long as the page.
    return secretOfPage ?? null;
  }
}

function writeSecret(secret: string): string {
  secretOfPage = secret;
  try {
    sessionStorage.setItem(STORAGE_KEY, secret);
  } catch (error) {
    console.warn("The browser stores nothing:", error instanceof Error ? error.name : "unknown");
  }
  return secret;
}
