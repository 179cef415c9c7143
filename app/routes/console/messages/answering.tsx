import { Field } from "#app/components/forms/field.tsx";
import type { viewMessage } from "#worker/domain/console/messages.server.ts";
import type { ConsoleAnswer } from "../parts/answer.tsx";
import { TemplateForm } from "./template-form.tsx";

type Answerable = Pick<
  NonNullable<Awaited<ReturnType<typeof viewMessage>>>,
  "canReply" | "isAnswered" | "templates" | "draft"
>;

export function Answering(props: Answerable & { chosen: string; replyId: string; answer: ConsoleAnswer | undefined }) {
  const { canReply, isAnswered, templates, chosen, draft, replyId, answer } = props;
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      {canReply && templates.length > 0 && <TemplateForm templates={templates} chosen={chosen} />}
      {canReply ? (
        <form method="post" className="form">
          <input type="hidden" name="step" value="reply" />
          <input type="hidden" name="id" value={replyId} />
          <Field
            name="body"
            label="Reply by mail"
            value={answer?.entered?.["body"] ?? draft}
            error={answer?.errors["body"]}
            help="It starts with “Hello,” or their name and ends with our address. Leave an empty line between paragraphs."
          >
            {(control) => <textarea {...control} rows={8} maxLength={5000} required />}
          </Field>
          <button className="button" type="submit">
            Send the reply
          </button>
        </form>
      ) : (
        <p>They left no email address. Call them, and then mark this as answered.</p>
      )}
      <form method="post" className="console-after">
        <input type="hidden" name="step" value={isAnswered ? "reopen" : "answered"} />
        <button className="button button-secondary" type="submit">
          {isAnswered ? "Open it again" : "Mark as answered"}
        </button>
      </form>
    </section>
  );
}
