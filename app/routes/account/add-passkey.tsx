import { useState } from "react";
import { Notice } from "#app/components/forms/notice.tsx";
import { addPasskey, usePasskeySupport } from "#app/session/passkey.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/account.ts";

/** Needs JavaScript and a recent login. */
export function AddPasskey({ isFresh, path, next }: { isFresh: boolean; path: string; next?: string }) {
  const isSupported = usePasskeySupport();
  const [failure, setFailure] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  if (!isFresh) return <LogInAgain label={m.logInToChange()} path={path} />;
  if (isSupported === false) return <p className="field-help">{m.notSupported()}</p>;

  async function add() {
    setFailure(undefined);
    setIsUnderWay(true);
    const result = await addPasskey();
    if (result.ok) location.assign(next ?? "?done=added");
    else if (!result.isCancelled) setFailure(result.message);
    setIsUnderWay(false);
  }
  return (
    <>
      {failure && <Notice kind="error" text={failure} />}
      <button className="button" type="button" onClick={() => void add()} disabled={!isSupported || isUnderWay}>
        {m.addPasskey()}
      </button>
      <noscript>
        <p className="field-help">{m.passkeyNeedsScript()}</p>
      </noscript>
    </>
  );
}

export function LogInAgain({ label, path }: { label: string; path: string }) {
  return (
    <p>
      <a className="button button-secondary" href={localPath(`/login?again&to=${path}`)}>
        {label}
      </a>
    </p>
  );
}
