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
export async function logInWithPasskey(
  signal: AbortSignal,
  isSuggestion: boolean,
): Promise<Result<{ name: string; role: Role }>> {
  const challenge = await callOwn<PublicKeyCredentialRequestOptionsJSON>("/auth/passkey/challenge", {});
  if (!challenge.ok) return { ...challenge, isCancelled: isSuggestion };
  const mediation = isSuggestion ? "conditional" : "optional";
  const response = await asked(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challenge.value);
    return navigator.credentials.get({ publicKey, mediation, signal });
  });
  if (!response.ok) return { ...response, isCancelled: isSuggestion || response.isCancelled };
  return callOwn("/auth/passkey/sign-in", { response: response.value });
}

export async function addPasskey(): Promise<Result<{ id: string }>> {
  const offer = await callOwn<PublicKeyCredentialCreationOptionsJSON>("/auth/passkey/offer", {});
  if (!offer.ok) return offer;
  const response = await asked(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer.value);
    return navigator.credentials.create({ publicKey });
  });
  return response.ok ? callOwn("/auth/passkey/add", { response: response.value }) : response;
}

async function asked(
  ask: () => Promise<Credential | null>,
): Promise<Result<ReturnType<PublicKeyCredential["toJSON"]>>> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return { ok: true, value: credential.toJSON() };
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
  const result = await callApi<T>(path, body, {}, "same-origin");
  if (result.ok) return result;
  return { ok: false, isCancelled: false, message: result.problem?.message ?? passkeyFailed() };
}
