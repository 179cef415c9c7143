import { useEffect } from "react";
import { data, redirect } from "react-router";
import { showResultOnce } from "#app/client/dashboard/show-once.ts";
import { storeUser } from "#app/client/dashboard/store-user.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { requireSession, requireViewer } from "#app/session/require-viewer.server.ts";
import { clearSessionHeaders } from "#app/session/session-headers.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/account.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type Outcome, statusOf } from "#worker/contracts/problem.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { deviceName } from "#worker/domain/accounts/device-name.server.ts";
import { listPasskeys, removePasskey } from "#worker/domain/accounts/passkeys.server.ts";
import { endEverySession, endOtherSession, endSession, listSessions } from "#worker/domain/accounts/sessions.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { refusePasskeyChange } from "#worker/domain/operators/operator-passkeys.server.ts";
import { doneOf } from "../dashboard/done.server.ts";
import { MemberHead } from "../dashboard/member-head.tsx";
import type { Route } from "./+types/security.ts";
import { Devices } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";

const PATH = "/account/security";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, sessionId, name, email, role } = await requireViewer(context, request);
  const { isFresh } = await requireSession(context, request);
  const deps = context.get(depsContext);
  const passkeys = await listPasskeys(deps, memberId);
  const sessions = await listSessions(deps, memberId);
  const day = (date: Date) => longDate(indianDay(date));
  return {
    done: doneOf(request, "added", "removed", "ended"),
    user: { name, role },
    email,
    isFresh,
    passkeys: passkeys.map((key) => ({ id: key.id, name: key.name ?? m.passkey(), addedOn: day(key.createdAt) })),
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
  if (step === "remove-passkey") {
    return respond((await refusePasskeyChange(deps, session)) ?? (await removePasskey(deps, session, id)), "removed");
  }
  if (step === "end-session") return respond(await endOtherSession(deps, session, id), "ended");
  if (step !== "end-all") throw redirect(localPath(PATH));
  const ended = await endEverySession(deps, session);
  if (!ended.ok) return respond(ended);
  const { cookies } = await endSession(deps, deviceOf(request.headers));
  throw redirect(localPath("/login"), { headers: clearSessionHeaders(cookies, form) });
}

export const handle = { private: true } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: m.securityTitle(),
      description: m.securityDescription(),
      path: PATH,
    }),
    { name: "robots", content: "noindex" },
  ];
}

const DONE = { added: m.passkeyAdded, removed: m.passkeyRemoved, ended: m.deviceLoggedOut };

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { done, user, email, isFresh, passkeys, sessions } = loaderData;
  const notice = actionData
    ? ({ kind: "error", text: actionData.message } as const)
    : done && ({ kind: "success", text: DONE[done]() } as const);
  useEffect(() => storeUser(user), [user]);
  useEffect(showResultOnce, []);
  return (
    <>
      <MemberHead
        title={m.securityTitle()}
        lead={<Rich text={m.securityLead} values={{ email }} parts={{ strong: (text) => <strong>{text}</strong> }} />}
        back={{ href: localPath("/dashboard/profile"), label: m.profile() }}
      />
      {notice && (
        <div className="wrap account-notice">
          <Notice {...notice} />
        </div>
      )}
      <div className="wrap section member-page-columns account-columns">
        <Passkeys passkeys={passkeys} isFresh={isFresh} />
        <Devices sessions={sessions} role={user.role} isFresh={isFresh} />
      </div>
    </>
  );
}

function respond(outcome: Outcome<null>, done = "") {
  if (outcome.ok) throw redirect(localPath(`${PATH}${done && `?done=${done}`}`));
  return data({ message: outcome.message }, { status: statusOf(outcome) });
}
