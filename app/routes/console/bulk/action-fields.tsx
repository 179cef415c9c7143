import { Field } from "#app/components/forms/field.tsx";
import type { BulkPreview } from "#worker/domain/console/bulk/bulk.server.ts";
import type { MailChoice } from "#worker/domain/console/bulk/write-to-several.server.ts";
import { AssigneeSelect } from "../marks/assignee-select.tsx";
import { ReasonField } from "../parts/reason-field.tsx";
import { TemplateField } from "../records/template-form.tsx";

const EXTENSIONS = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["91", "91 days"],
  ["182", "182 days"],
  ["365", "365 days"],
] as const;

type Name = "assignee" | "body" | "day" | "days" | "hindi" | "reason" | "tag" | "template";
export type Given = Readonly<Partial<Record<Name, string>>>;
export type Errors = Given;

export function ActionFields({ preview, given, errors }: { preview: BulkPreview; given: Given; errors: Errors }) {
  const { asksFor, colleagues, mail } = preview;
  switch (asksFor) {
    case "assignee":
      return (
        <Field name="assignee" label="Assign to" value={given.assignee} error={errors.assignee}>
          {(control) => <AssigneeSelect control={control} colleagues={colleagues} />}
        </Field>
      );
    case "tag":
      return (
        <Field name="tag" label="Tag" value={given.tag} error={errors.tag}>
          {(control) => <input {...control} maxLength={40} required autoComplete="off" />}
        </Field>
      );
    case "mail":
      return mail && <MailFields mail={mail} given={given} errors={errors} />;
    case "extension":
      return (
        <>
          <Field
            name="days"
            label="For how long"
            value={given.days}
            error={errors.days}
            help="Counted from the last day of each membership."
          >
            {(control) => (
              <select {...control} required>
                <option value="">Choose…</option>
                {EXTENSIONS.map(([days, label]) => (
                  <option key={days} value={days}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ReasonField
            value={given.reason}
            error={errors.reason}
            help="Your reason is recorded. The members see the new day in their accounts and get no email."
          />
        </>
      );
    case "day":
      return (
        <Field
          name="day"
          label="All received on"
          value={given.day}
          error={errors.day}
          help="Only if each buyer paid exactly the amount above. The memberships begin on this day, and the buyers get their receipts."
        >
          {(control) => <input {...control} type="date" required />}
        </Field>
      );
    case "reason":
      return (
        <ReasonField
          value={given.reason}
          help="Your reason is recorded. The file contains names and addresses. Delete it when you no longer need it."
        />
      );
    case undefined:
      return null;
  }
}

type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;
type MailFieldsProps = {
  mail: MailChoice;
  given: Texts<"body" | "hindi" | "template">;
  errors: Texts<"body" | "hindi">;
};

const TEXT = "text";

function MailFields({ mail, given, errors }: MailFieldsProps) {
  const { templates, inHindi } = mail;
  return (
    <>
      {templates.length > 0 && (
        <>
          <TemplateField
            templates={templates}
            chosen={given.template ?? ""}
            help="It goes below what you have written. You can change everything before you send it."
          />
          <button
            className="button button-secondary"
            type="submit"
            name="fill"
            value="yes"
            formAction={`#${TEXT}`}
            formNoValidate
          >
            Fill in
          </button>
        </>
      )}
      <div id={TEXT}>
        <Field
          name="body"
          label="Text of the email"
          value={given.body}
          error={errors.body}
          help="Each person gets it alone, with the subject “About your registration for [event]”. [name] and [event] become the person’s name and event. If the event has a date ahead, its calendar file is attached. It starts with a greeting and ends with our address. Leave an empty line between paragraphs."
        >
          {(control) => <textarea {...control} rows={8} maxLength={5000} required />}
        </Field>
      </div>
      {inHindi > 0 && (
        <Field
          name="hindi"
          label="In Hindi (optional)"
          value={given.hindi}
          error={errors.hindi}
          help={`For ${inHindi === 1 ? "the 1 person who reads" : `the ${inHindi} people who read`} Hindi. If you leave it empty, they get the English text.`}
        >
          {(control) => <textarea {...control} lang="hi" rows={8} maxLength={5000} />}
        </Field>
      )}
    </>
  );
}
