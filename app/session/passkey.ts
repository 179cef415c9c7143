import { useSyncExternalStore } from "react";
import { callApi } from "#app/client/page/call-api.ts";
import { passkeyFailed, passkeyKnown } from "#messages/visitors/login.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";

/** A cancelled passkey needs no message. */
export type PasskeyFailure = { ok: false; isCancelled: boolean; message: string };
type Result<T> = { ok: true; value: T } | PasskeyFailure;

/** `undefined` until the script runs. */
export function usePasskeySupport(): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    canUsePasskeys,
    () => undefined,
  );
}

function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** A suggestion waits in the field's autofill until it is picked or `signal` aborts, and its failures are silent. */
export async function signInWithPasskey(
  signal: AbortSignal,
  isSuggestion: boolean,
): Promise<Result<{ name: string; role: Role }>> {
  const challenge = await callOwn<PublicKeyCredentialRequestOptionsJSON>("/auth/passkey/challenge", {});
  if (!challenge.ok) return { ...challenge, isCancelled: isSuggestion };
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challenge.value);
  const mediation = isSuggestion ? "conditional" : "optional";
  const credential = await asked(() => navigator.credentials.get({ publicKey, mediation, signal }));
  if (!credential.ok) return { ...credential, isCancelled: isSuggestion || credential.isCancelled };
  return callOwn("/auth/passkey/sign-in", { response: credential.value.toJSON() });
}

export async function addPasskey(): Promise<Result<{ id: string }>> {
  const offer = await callOwn<PublicKeyCredentialCreationOptionsJSON>("/auth/passkey/offer", {});
  if (!offer.ok) return offer;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer.value);
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  return credential.ok ? callOwn("/auth/passkey/add", { response: credential.value.toJSON() }) : credential;
}

async function asked(ask: () => Promise<Credential | null>): Promise<Result<PublicKeyCredential>> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return { ok: true, value: credential };
    return { ok: false, isCancelled: false, message: passkeyFailed() };
  } catch (error) {
    // Browsers also throw NotAllowedError when the visitor closes the dialog.
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") {
      return { ok: false, isCancelled: false, message: passkeyKnown() };
    }
    return { ok: false, isCancelled: name === "AbortError" || name === "NotAllowedError", message: passkeyFailed() };
  }
}

async function callOwn<T>(path: string, body: object): Promise<Result<T>> {
  const answer = await callApi<T>(path, body, {}, "same-origin");
  if (answer.ok) return answer;
  return { ok: false, isCancelled: false, message: answer.problem?.message ?? passkeyFailed() };
}
