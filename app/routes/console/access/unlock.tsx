import { useState } from "react";
import { Notice } from "#app/components/forms/notice.tsx";
import { consoleDestination } from "#app/session/destination.ts";
import { logInWithPasskey, usePasskeySupport } from "#app/session/passkey.ts";
import { operatorContext } from "#worker/context.server.ts";
import { CONSOLE_SESSION } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { addressAfterUnlock } from "../unsaved/unsaved-store.ts";
import type { Route } from "./+types/unlock.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, email } = context.get(operatorContext);
  const { searchParams } = new URL(request.url);
  return { memberId, email, to: consoleDestination(searchParams.get("to")), isAdded: searchParams.has("added") };
}

export const handle = { private: true, permission: "console.enter" } satisfies PageHandle;
export const meta = () => consoleMeta("Use your passkey");

export default function Unlock({ loaderData: { memberId, email, to, isAdded } }: Route.ComponentProps) {
  const isSupported = usePasskeySupport();
  const [failure, setFailure] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);

  async function unlock() {
    setFailure(undefined);
    setIsUnderWay(true);
    const result = await logInWithPasskey(new AbortController().signal, false);
    if (result.ok) return location.assign(addressAfterUnlock(memberId, to));
    if (!result.isCancelled) setFailure(result.message);
    setIsUnderWay(false);
  }
  return (
    <ConsolePage
      title="Use your passkey"
      lead={`The console asks for it when you start, after ${CONSOLE_SESSION.idleMinutes} minutes without use, and before sensitive actions.`}
    >
      {isAdded && !failure && (
        <Notice kind="success" text="The passkey is added. Use it now to open the console." isQuiet />
      )}
      {failure && <Notice kind="error" text={failure} />}
      {isSupported === false && <Notice kind="error" text="This browser does not support passkeys. Use another one." />}
      <p>
        Logged in as <strong>{email}</strong>.
      </p>
      <p>
        <button
          className="button"
          type="button"
          onClick={() => void unlock()}
          disabled={isUnderWay || isSupported !== true}
        >
          Use my passkey
        </button>
      </p>
      <noscript>
        <p>Passkeys need JavaScript. Please switch it on for this site.</p>
      </noscript>
      <p className="field-help">
        Lost it? Ask an owner to end your access. Then remove the lost one under{" "}
        <a href="/account/security">Passkeys and devices</a>, and ask the owner to grant the access again.
      </p>
    </ConsolePage>
  );
}
