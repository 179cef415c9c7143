import { data, redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { LogOutButton } from "#app/components/layout/log-out-button.tsx";
import { BackLink, OWN_MATTERS } from "#app/components/ui/back-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { requireSession, requireViewer } from "#app/session/require-viewer.server.ts";
import { farewellHeaders, privateHeaders } from "#app/session/session-headers.ts";
import { useStoredUser } from "#app/session/stored-user.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type Outcome, statusOf } from "#worker/contracts/problem.ts";
import { browserOf } from "#worker/domain/accounts/auth.server.ts";
import { deviceName } from "#worker/domain/accounts/device.server.ts";
import { listPasskeys, removePasskey } from "#worker/domain/accounts/passkeys.server.ts";
import { endEverySession, endOtherSession, endSession, listSessions } from "#worker/domain/accounts/sessions.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import type { Route } from "./+types/security.ts";
import { AddPasskey, SignInAgain } from "./add-passkey.tsx";

const PATH = "/account/security";

export const handle = { private: true } satisfies PageHandle;
export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, sessionId, name, email, role } = await requireViewer(context, request);
  const { isFresh } = await requireSession(context, request);
  const deps = context.get(depsContext);
  const passkeys = await listPasskeys(deps, memberId);
  const sessions = await listSessions(deps, memberId);
  const day = (date: Date) => longDate(indianDay(date));
  return {
    user: { name, role },
    email,
    isFresh,
    passkeys: passkeys.map((key) => ({ id: key.id, name: key.name ?? "Passkey", addedOn: day(key.createdAt) })),
    sessions: sessions.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      device: deviceName(userAgent),
      isThis: id === sessionId,
      since: day(createdAt),
      seenOn: day(seenAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const session = await requireSession(context, request);
  const deps = context.get(depsContext);
  const form = await readForm(request);
  const { step, id = "" } = form;
  if (step === "remove-passkey") return answerOf(await removePasskey(deps, session, id));
  if (step === "end-session") return answerOf(await endOtherSession(deps, session, id));
  if (step !== "end-all") throw redirect(PATH);
  const ended = await endEverySession(deps, session);
  if (!ended.ok) return answerOf(ended);
  const { cookies } = await endSession(deps, browserOf(request.headers));
  throw redirect("/login", { headers: farewellHeaders(cookies, form) });
}

/** The page again; what was refused, by a sign-in that is too old by now, is said there. */
function answerOf(outcome: Outcome<null>) {
  if (outcome.ok) throw redirect(PATH);
  return data({ message: outcome.message }, { status: statusOf(outcome) });
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: "Passkeys and devices",
      description: "How and where you are signed in.",
      path: PATH,
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { user, email, isFresh, passkeys, sessions } = loaderData;
  useStoredUser(user);
  return (
    <>
      <section className="page-head account-head">
        <div className="wrap">
          <BackLink {...OWN_MATTERS} />
          <h1>Passkeys and devices</h1>
          <p className="lead">
            How and where <strong>{email}</strong> is signed in.
          </p>
        </div>
      </section>
      {actionData && (
        <div className="wrap account-refusal">
          <Notice kind="error" text={actionData.message} />
        </div>
      )}
      <div className="wrap section account-columns">
        <section aria-labelledby="account-passkeys">
          <h2 id="account-passkeys">Passkeys</h2>
          <p>
            A passkey signs you in with your finger, your face or the PIN of your device. It cannot be guessed, and it
            works on this site alone.
          </p>
          {passkeys.length === 0 ? (
            <p className="field-help account-none">You have none yet.</p>
          ) : (
            <ul className="account-list">
              {passkeys.map(({ id, name, addedOn }) => (
                <li key={id}>
                  <Icon name="key-round" />
                  <div>
                    <p className="account-item">{name}</p>
                    <p className="field-help">added on {addedOn}</p>
                  </div>
                  {isFresh && (
                    <ActionButton step="remove-passkey" id={id} label="Remove" what={`the passkey of ${name}`} />
                  )}
                </li>
              ))}
            </ul>
          )}
          <AddPasskey isFresh={isFresh} />
        </section>
        <section aria-labelledby="account-sessions">
          <h2 id="account-sessions">Devices</h2>
          <p>Where you are signed in. End what you do not know.</p>
          <ul className="account-list">
            {sessions.map(({ id, device, isThis, since, seenOn }) => (
              <li key={id}>
                <Icon name="monitor-smartphone" />
                <div>
                  <p className="account-item">
                    {device}
                    {isThis && <span className="account-this">this device</span>}
                  </p>
                  <p className="field-help">
                    signed in on {since}, last seen on {seenOn}
                  </p>
                </div>
                {!isThis && isFresh && (
                  <ActionButton step="end-session" id={id} label="End" what={`the session in ${device}`} />
                )}
              </li>
            ))}
          </ul>
          <div className="button-row">
            <LogOutButton role={user.role} />
            {isFresh ? (
              <form method="post" data-forget-role={user.role}>
                <input type="hidden" name="step" value="end-all" />
                <button className="button button-secondary" type="submit">
                  Sign out everywhere
                </button>
              </form>
            ) : (
              <SignInAgain label="Sign in again to end other sessions" />
            )}
          </div>
        </section>
      </div>
    </>
  );
}

function ActionButton({ step, id, label, what }: { step: string; id: string; label: string; what: string }) {
  return (
    <form method="post">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="id" value={id} />
      <button className="button button-secondary" type="submit">
        {label}
        <span className="visually-hidden"> {what}</span>
      </button>
    </form>
  );
}
