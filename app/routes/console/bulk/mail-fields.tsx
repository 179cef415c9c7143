import { Field } from "#app/components/forms/field.tsx";
import type { MailChoice } from "#worker/domain/console/bulk/write-to-several.server.ts";
import { TemplateField } from "../records/template-form.tsx";

type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;
type MailFieldsProps = {
  mail: MailChoice;
  given: Texts<"body" | "hindi" | "template">;
  errors: Texts<"body" | "hindi">;
};

const TEXT = "text";

export function MailFields({ mail, given, errors }: MailFieldsProps) {
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
