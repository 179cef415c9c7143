import { Field } from "#app/components/forms/field.tsx";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { usePrefill } from "#app/components/forms/own-details.ts";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import type { FormActionData, Reply } from "#app/components/forms/reply.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/event-registration.ts";
import { membershipStatusLabel } from "#messages/vocabulary/people.ts";
import { LIMITS, MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import type { ChosenEvent } from "./chosen-event.ts";
import { Registered } from "./registered.tsx";

const NAMES = { name: "fullName", contact: "email", phone: "phone", membershipStatus: "membershipStatus" };

export function EventRegistrationForm(props: {
  actionData: FormActionData | undefined;
  event: ChosenEvent | undefined;
  siteKey: string | undefined;
  siteUrl: string;
}) {
  const { actionData, event, siteKey, siteUrl } = props;
  const place = usePrefill(NAMES);
  return (
    <PostedForm
      actionData={actionData}
      noticeOf={noticeOf}
      label={m.button()}
      isCheckedByBrowser={false}
      note={<PrivacyNote />}
      siteKey={siteKey}
      done={{
        again: event ? m.colleague() : m.another(),
        next: ({ email }) => <Registered email={email} event={event} siteUrl={siteUrl} />,
      }}
    >
      {(field) => (
        <>
          {event && <input type="hidden" name="event" value={event.slug} />}
          <Field {...field("fullName")} label={m.fullName()}>
            {(control) => <input {...control} ref={place} autoComplete="name" maxLength={LIMITS.name} required />}
          </Field>
          <Field {...field("email")} label={m.email()}>
            {(control) => <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />}
          </Field>
          <Field {...field("phone")} label={m.phone()} help={m.phoneHelp()}>
            {(control) => (
              <input {...control} type="tel" autoComplete="tel-national" maxLength={LIMITS.phone} required />
            )}
          </Field>
          <MembershipStatus {...field("membershipStatus")} />
        </>
      )}
    </PostedForm>
  );
}

function MembershipStatus({ name, value }: { name: string; value: string | undefined }) {
  return (
    <Field name={name} label={m.membershipStatus()} value={value || MEMBERSHIP_STATUSES[0]}>
      {(control) => (
        <select {...control}>
          {MEMBERSHIP_STATUSES.map((status) => (
            <option key={status} value={status}>
              {membershipStatusLabel(status)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function PrivacyNote() {
  return <Rich text={m.privacyNote} parts={{ a: (text) => <a href={localPath("/PrivacyPolicy")}>{text}</a> }} />;
}

function noticeOf(outcome: Reply): NoticeContent {
  if (outcome.ok) return { kind: "success", text: outcome.value.message };
  return { kind: "error", text: outcome.message, help: outcome.help };
}
