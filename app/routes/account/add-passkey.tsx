import { useState } from "react";
import { Notice } from "#app/components/forms/notice.tsx";
import { addPasskey, usePasskeySupport } from "#app/session/passkey.ts";

/** A passkey is made by the browser, so this part needs the script; a fresh login comes first. */
export function AddPasskey({ isFresh }: { isFresh: boolean }) {
  const isSupported = usePasskeySupport();
  const [failure, setFailure] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  if (!isFresh) return <SignInAgain label="Log in again to add or remove passkeys" />;
  if (isSupported === false) return <p className="field-help">This browser cannot make passkeys.</p>;

  async function add() {
    setFailure(undefined);
    setIsUnderWay(true);
    const result = await addPasskey();
    // The list is the server's: the page comes anew with it.
    if (result.ok) location.reload();
    else if (!result.isCancelled) setFailure(result.message);
    setIsUnderWay(false);
  }
  return (
    <>
      {failure && <Notice kind="error" text={failure} />}
      <button className="button" type="button" onClick={() => void add()} disabled={!isSupported || isUnderWay}>
        Add a passkey
      </button>
      <noscript>
        <p className="field-help">Adding a passkey needs JavaScript; everything else here works without it.</p>
      </noscript>
    </>
  );
}

/** In place of what needs a recent sign-in. */
export function SignInAgain({ label }: { label: string }) {
  return (
    <p>
      <a className="button button-secondary" href="/login?again&to=/account/security">
        {label}
      </a>
    </p>
  );
}
