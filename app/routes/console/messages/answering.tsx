import { Field } from "#app/components/forms/field.tsx";

export function Answering(props: {
  canReply: boolean;
  isAnswered: boolean;
  replyId: string;
  error: string | undefined;
}) {
  const { canReply, isAnswered, replyId, error } = props;
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      {canReply ? (
        <form method="post" className="form">
          <input type="hidden" name="step" value="reply" />
          <input type="hidden" name="id" value={replyId} />
          <Field
            name="body"
            label="Reply by mail"
            error={error}
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
