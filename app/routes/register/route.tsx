import { readConsents } from "#app/components/forms/consent-boxes.tsx";
import { neverRevalidate, sendPublicForm } from "#app/components/forms/public-form.ts";
import { replyOf } from "#app/components/forms/reply.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { isInvitation, loginDestination, loginPath } from "#app/session/destination.ts";
import * as specified from "#messages/contracts/specified.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/register.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { RegistrationForm } from "#worker/contracts/registration.ts";
import { registerMember } from "#worker/domain/accounts/members.server.ts";
import { handlePublicForm } from "../public-form.server.ts";
import type { Route } from "./+types/route.ts";
import { RegisterForm } from "./register-form.tsx";
import { RoleGuide } from "./role-guide.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const to = loginDestination(new URL(request.url).searchParams.get("to"));
  return { to, siteKey: context.get(depsContext).turnstile?.siteKey };
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const form = { contract: RegistrationForm, read: registrationOf };
  return handlePublicForm(deps, request, { ...form, run: (input) => registerMember(deps, input) });
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendPublicForm(request, {
    path: "/auth/register",
    read: registrationOf,
    // Section 7: the body contains a password, but the form does not ask for one.
    extra: { password: "" },
    reply: (result) => replyOf(result, { success: specified.registered(), failure: specified.registerFailed() }),
  });
}

export const shouldRevalidate = neverRevalidate;
export const handle = { csp: ["challenge"], query: { to: "any" } } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description(),
    path: "/register",
    breadcrumbs: [{ name: m.pageTitle(), path: "/register" }],
  });
}

export default function Register({ loaderData: { to, siteKey }, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head register-head">
        <div className="wrap register-head-inner">
          <div>
            <h1>{m.pageTitle()}</h1>
            <p className="lead">
              <Rich text={m.lead} parts={{ a: (text) => <a href={localPath("/membership")}>{text}</a> }} />
            </p>
          </div>
          <div className="register-arches" />
        </div>
      </section>
      <div className="wrap section register-columns">
        <section aria-labelledby="register-form">
          <h2 id="register-form">{m.register()}</h2>
          {isInvitation(to) && <p className="notice notice-info">{m.invited()}</p>}
          <p className="register-login">
            <Rich text={m.haveAccount} parts={{ a: (text) => <a href={loginPath(to)}>{text}</a> }} />
          </p>
          <RegisterForm actionData={actionData} siteKey={siteKey} to={to} />
        </section>
        <RoleGuide />
      </div>
    </>
  );
}

function registrationOf({ name = "", email = "", phone = "", role = "", ...boxes }: Record<string, string>) {
  return { name, email, phone, role, ...readConsents(boxes) };
}
