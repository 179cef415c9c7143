import { redirect } from "react-router";
import { AddPasskey } from "#app/routes/account/add-passkey.tsx";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { ADD_PASSKEY_PATH, CONSOLE_PATH, UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listPasskeys } from "#worker/domain/accounts/passkeys.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/passkey.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, email } = context.get(operatorContext);
  if ((await listPasskeys(context.get(depsContext), memberId)).length > 0) throw redirect(CONSOLE_PATH);
  // Not `requireSession`: this page is English only and must not change the language of the member's mails.
  const session = await findVisitorSession(context, request);
  return { email, isFresh: session?.isFresh ?? false };
}

export const handle = { private: true, permission: "console.enter" } satisfies PageHandle;
export const meta = () => consoleMeta("Add a passkey");

export default function Passkey({ loaderData: { email, isFresh } }: Route.ComponentProps) {
  return (
    <ConsolePage
      title="Add a passkey"
      lead="The console opens with a passkey only: your fingerprint, face or device PIN."
    >
      <p>
        It will belong to <strong>{email}</strong>. Use a device that only you unlock.
      </p>
      <div>
        <AddPasskey isFresh={isFresh} path={ADD_PASSKEY_PATH} next={`${UNLOCK_PATH}?added`} />
      </div>
    </ConsolePage>
  );
}
