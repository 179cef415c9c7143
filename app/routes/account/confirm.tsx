import { data, redirect } from "react-router";
import { ConsentBoxes, ConsentNotice, readConsents } from "#app/components/forms/consent-boxes.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import type { Reply } from "#app/components/forms/reply.ts";
import { RoleField } from "#app/components/forms/role-field.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { loginDestination } from "#app/session/destination.ts";
import { requireSession } from "#app/session/require-viewer.server.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/account.ts";
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

export function meta({ matches }: Route.MetaArgs) {
  const description = m.confirmDescription();
  return [
    ...pageMeta(matches, { title: m.confirmTitle(), description, path: "/account/confirm" }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, phone, role } = loaderData;
  return (
    <>
      <PageHeading
        className="account-head"
        title={m.confirmHeading()}
        lead={
          <Rich
            text={m.confirmLead}
            values={{ email }}
            parts={{
              strong: (text) => <strong>{text}</strong>,
              a: (text) => <a href={localPath("/dashboard/privacy")}>{text}</a>,
            }}
          />
        }
      />
      <div className="wrap section account-form">
        <PostedForm
          actionData={actionData}
          noticeOf={noticeOf}
          label={m.confirmButton()}
          note={<ConsentNotice />}
          isDocument
        >
          {(field) => (
            <>
              <Field {...field("name")} value={field("name").value ?? name} label={m.name()}>
                {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
              </Field>
              <Field {...field("phone")} value={field("phone").value ?? phone} label={m.phone()}>
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
  return loginDestination(new URL(request.url).searchParams.get("to"));
}
