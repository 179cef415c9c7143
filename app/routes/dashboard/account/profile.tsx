import { data, redirect } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import { Notice, type NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/account.ts";
import { profile } from "#messages/dashboard/shell.ts";
import { LOCALES, localPath } from "#messages/locale.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { Profile as ProfileContract } from "#worker/contracts/profile.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { giveConsent, listOpenPurposes, withdrawConsent } from "#worker/domain/accounts/consents.server.ts";
import { correctProfile, findMember, storeLanguage } from "#worker/domain/accounts/members.server.ts";
import { contactLink } from "../contact-link.tsx";
import { doneOf } from "../done.server.ts";
import { MemberPage, MemberSection, memberMeta, memberPage } from "../member-page.tsx";
import { MailChoice } from "../privacy/mail-choice.tsx";
import type { Route } from "./+types/profile.ts";
import { LanguageChoice } from "./language-choice.tsx";

const PATH = "/dashboard/profile";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, name, email, role } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { phone = "", language = "en" } = (await findMember(deps, memberId)) ?? {};
  const wantsMail = (await listOpenPurposes(deps, memberId)).includes("marketing");
  return {
    name,
    phone,
    email,
    role,
    wantsMail,
    language: deps.config.hasHindi ? language : undefined,
    done: doneOf(request, "saved", "moved"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { memberId } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { step, name = "", phone = "", language } = await readForm(request);
  if (step === "language") {
    const chosen = LOCALES.find((one) => one === language) ?? "en";
    await storeLanguage(deps, memberId, chosen);
    throw redirect(localPath(`${PATH}?done=saved`, chosen));
  }
  if (step === "give") await giveConsent(deps, memberId, "marketing");
  if (step === "withdraw") await withdrawConsent(deps, memberId, "marketing");
  if (step !== undefined) throw redirect(localPath(`${PATH}?done=saved`));
  const entered = { name, phone };
  const input = ProfileContract.safeParse(entered);
  if (!input.success) {
    const outcome = invalidInput(input.error.issues);
    return data({ outcome, entered }, { status: statusOf(outcome) });
  }
  await correctProfile(deps, memberId, input.data);
  throw redirect(localPath(`${PATH}?done=saved`));
}

export const handle = memberPage;
export const meta = () => memberMeta(profile());

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, phone, email, role, wantsMail, language, done } = loaderData;
  return (
    <MemberPage title={profile()} lead={m.profileLead()}>
      {done === "saved" && !actionData && <Notice kind="success" text={m.saved()} />}
      {done === "moved" && !actionData && <Notice kind="success" text={m.moved()} help={m.movedHelp()} />}
      <MemberSection id="details" title={m.details()}>
        <PostedForm actionData={actionData} noticeOf={noticeOf} label={m.save()} isDocument>
          {(field) => (
            <>
              <Field {...field("name")} value={field("name").value ?? name} label={m.name()}>
                {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
              </Field>
              <Field {...field("phone")} value={field("phone").value ?? phone} label={m.phone()}>
                {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} required />}
              </Field>
            </>
          )}
        </PostedForm>
      </MemberSection>
      <dl className="member-page-figures own-figures">
        <div>
          <dt>{m.email()}</dt>
          <dd>{email}</dd>
          <dd>
            <a href={localPath("/dashboard/email")}>{m.changeEmail()}</a>
          </dd>
        </div>
        <div>
          <dt>{m.login()}</dt>
          <dd>
            <a href={localPath("/account/security")}>{m.security()}</a>
          </dd>
        </div>
        <div>
          <dt>{m.role()}</dt>
          <dd>{roleLabel(role)}</dd>
          <dd className="member-page-text">
            <Rich text={m.roleHelp} parts={{ a: contactLink }} />
          </dd>
        </div>
      </dl>
      <MemberSection id="mail" title={m.emails()}>
        <MailChoice isGiven={wantsMail} />
        {language && <LanguageChoice language={language} />}
      </MemberSection>
    </MemberPage>
  );
}

function noticeOf(outcome: { ok: boolean; message?: string }): NoticeContent {
  return { kind: outcome.ok ? "success" : "error", text: outcome.message ?? "" };
}
