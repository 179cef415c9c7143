import { data, redirect } from "react-router";
import { ConsentBoxes, ConsentNotice, readConsents } from "#app/components/forms/consent-boxes.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { Reply } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { RoleField } from "#app/components/forms/role-field.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { destinationOf } from "#app/session/destination.ts";
import { requireSession } from "#app/session/require-viewer.server.ts";
import { privateHeaders } from "#app/session/session-headers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { Confirmation } from "#worker/contracts/registration.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { confirmMember, findMember } from "#worker/domain/accounts/members.server.ts";
import type { Route } from "./+types/confirm.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, isConfirmed } = await requireSession(context, request);
  if (isConfirmed) throw redirect(toOf(request));
  const member = await findMember(context.get(depsContext), viewer.memberId);
  return { email: viewer.email, name: viewer.name, role: viewer.role, phone: member?.phone ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, isConfirmed } = await requireSession(context, request);
  if (isConfirmed) throw redirect(toOf(request));
  const { name = "", phone = "", role = "", ...boxes } = await readForm(request);
  const entered = { name, phone, role, ...readConsents(boxes) };
  const input = Confirmation.safeParse(entered);
  if (!input.success) {
    const outcome = invalidInput(input.error.issues);
    return data({ outcome, entered }, { status: statusOf(outcome) });
  }
  await confirmMember(context.get(depsContext), viewer.memberId, input.data);
  throw redirect(toOf(request));
}

export const handle = { private: true } satisfies PageHandle;
export const headers = privateHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const description = "The owner of a new account confirms the details of the registration.";
  return [
    ...pageMeta(matches, { title: "Your details", description, path: "/account/confirm" }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, phone, role } = loaderData;
  return (
    <>
      <section className="page-head account-head">
        <div className="wrap">
          <h1>Are these your details?</h1>
          <p className="lead">
            You have confirmed that <strong>{email}</strong> is yours. These details were entered when the address was
            registered, by you or by someone else. Please correct anything that is wrong. Don’t want an account?{" "}
            <a href="/dashboard/privacy">See and erase what we hold</a> with your address.
          </p>
        </div>
      </section>
      <div className="wrap section account-form">
        <PostedForm
          answer={actionData}
          noticeOf={noticeOf}
          label="Confirm and open my account"
          note={<ConsentNotice />}
          isDocument
        >
          {(field) => (
            <>
              <Field {...field("name")} value={field("name").value ?? name} label="Name">
                {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
              </Field>
              <Field {...field("phone")} value={field("phone").value ?? phone} label="Phone">
                {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} required />}
              </Field>
              <RoleField {...field("role")} value={field("role").value ?? role} />
              <ConsentBoxes field={field} />
            </>
          )}
        </PostedForm>
      </div>
    </>
  );
}

function noticeOf(outcome: Reply): NoticeContent {
  return { kind: outcome.ok ? "success" : "error", text: outcome.ok ? outcome.value.message : outcome.message };
}

function toOf(request: Request): string {
  return destinationOf(new URL(request.url).searchParams.get("to"));
}
