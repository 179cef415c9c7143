import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { type Reply, ReplyForm } from "../records/reply-form.tsx";

type Props = Reply & { canReply: boolean; isAnswered: boolean; actionData: ConsoleActionData | undefined };

export function ReplySection({ canReply, isAnswered, ...reply }: Props) {
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      {canReply ? (
        <ReplyForm {...reply} label="Reply by email" button="Send the reply" />
      ) : (
        <p>They left no email address. Call them, and then mark this as answered.</p>
      )}
      <form method="post" className="console-after">
        <input type="hidden" name="step" value={isAnswered ? "reopen" : "answered"} />
        <button className="button button-secondary" type="submit">
          {isAnswered ? "Reopen" : "Mark as answered"}
        </button>
      </form>
    </section>
  );
}
