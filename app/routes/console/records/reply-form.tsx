import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { TemplateChoice } from "#worker/domain/visitors/reply-templates.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { TemplateForm } from "./template-form.tsx";

export type Reply = {
  templates: readonly TemplateChoice[];
  draft: string;
  greeting: string;
  chosen: string;
  replyId: string;
  seen?: number;
  isAboutEvent?: boolean;
};

export function ReplyForm(props: Reply & { label: string; button: string; actionData: ConsoleActionData | undefined }) {
  const { templates, draft, greeting, chosen, replyId, seen, isAboutEvent, label, button, actionData } = props;
  const error = actionData?.errors["body"];
  const known = error === undefined ? seen : actionData?.entered?.["seen"];
  const attached = isAboutEvent ? " If the event has a date ahead, its calendar file is attached." : "";
  return (
    <>
      {templates.length > 0 && <TemplateForm templates={templates} chosen={chosen} />}
      <StepForm step="reply" className="form" button={button}>
        <input type="hidden" name="id" value={replyId} data-keep />
        {known !== undefined && <input type="hidden" name="seen" value={known} data-keep />}
        <Field
          name="body"
          label={label}
          value={actionData?.entered?.["body"] ?? draft}
          error={error}
          help={`It starts with “${greeting}” and ends with our address. Leave an empty line between paragraphs.${attached}`}
        >
          {(control) => <textarea {...control} rows={8} maxLength={5000} required />}
        </Field>
      </StepForm>
    </>
  );
}
