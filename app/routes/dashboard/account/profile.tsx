import { data, redirect } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import { Notice, type NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { Profile as ProfileContract } from "#worker/contracts/profile.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { giveConsent, listOpenPurposes, withdrawConsent } from "#worker/domain/accounts/consents.server.ts";
import { correctProfile, findMember } from "#worker/domain/accounts/members.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import { MailChoice } from "../privacy/mail-choice.tsx";
import type { Route } from "./+types/profile.ts";

const PATH = "/dashboard/profile";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, name, email, role } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const phone = (await findMember(deps, memberId))?.phone ?? "";
  const wantsMail = (await listOpenPurposes(deps, memberId)).includes("marketing");
  const { searchParams } = new URL(request.url);
  return {
    name,
    phone,
    email,
    role,
    wantsMail,
    isSaved: searchParams.has("saved"),
    isMoved: searchParams.has("moved"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { memberId } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { step, name = "", phone = "" } = await readForm(request);
  if (step === "give") await giveConsent(deps, memberId, "marketing");
  if (step === "withdraw") await withdrawConsent(deps, memberId, "marketing");
  if (step !== undefined) throw redirect(`${PATH}#mail`);
  const entered = { name, phone };
  const input = ProfileContract.safeParse(entered);
  if (!input.success) {
    const outcome = invalidInput(input.error.issues);
    return data({ outcome, entered }, { status: statusOf(outcome) });
  }
  await correctProfile(deps, memberId, input.data);
  throw redirect(`${PATH}?saved`);
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Profile");
export const ErrorBoundary = MemberErrors;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, phone, email, role, wantsMail, isSaved, isMoved } = loaderData;
  return (
    <MemberPage title="Profile" lead="Your name and contact details.">
      {isSaved && !actionData && <Notice kind="success" text="Saved." />}
      {isMoved && !actionData && (
        <Notice kind="success" text="Your email address is changed." help="Your other devices are logged out." />
      )}
      <section aria-labelledby="details">
        <h2 id="details" className="own-title">
          Your details
        </h2>
        <PostedForm answer={actionData} noticeOf={noticeOf} label="Save" isDocument>
          {(field) => (
            <>
              <Field {...field("name")} value={field("name").value ?? name} label="Name">
                {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
              </Field>
              <Field {...field("phone")} value={field("phone").value ?? phone} label="Phone">
                {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} required />}
              </Field>
            </>
          )}
        </PostedForm>
      </section>
      <dl className="desk-figures own-figures">
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
          <dd>
            <a href="/dashboard/email">Change your email address</a>
          </dd>
        </div>
        <div>
          <dt>Login</dt>
          <dd>
            <a href="/account/security">Passkeys and devices</a>
          </dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{roleLabel(role)}</dd>
          <dd className="desk-text">
            Your tasks depend on your role. If it is wrong, <a href="/ContactUs">tell us</a>.
          </dd>
        </div>
      </dl>
      <section aria-labelledby="mail">
        <h2 id="mail" className="own-title">
          Emails from us
        </h2>
        <MailChoice isGiven={wantsMail} />
      </section>
    </MemberPage>
  );
}

function noticeOf(outcome: { ok: boolean; message?: string }): NoticeContent {
  return { kind: outcome.ok ? "success" : "error", text: outcome.message ?? "" };
}
