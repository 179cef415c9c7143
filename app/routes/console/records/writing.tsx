import type { SentReply } from "#worker/domain/console/correspondence/sent-replies.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { Replies } from "./replies.tsx";
import { type Reply, ReplyForm } from "./reply-form.tsx";

type Correspondence = Pick<Reply, "templates" | "draft" | "greeting" | "seen" | "isAboutEvent"> & {
  canReply: boolean;
  replies: readonly SentReply[];
};

export function Writing(props: {
  correspondence: Correspondence;
  reply: Pick<Reply, "chosen" | "replyId">;
  mayChange: boolean;
  actionData: ConsoleActionData | undefined;
}) {
  const { correspondence, reply, mayChange, actionData } = props;
  const { canReply, replies, templates, draft, greeting, seen, isAboutEvent } = correspondence;
  const mayWrite = mayChange && canReply;
  if (!mayWrite && replies.length === 0) return null;
  const isOpen =
    reply.chosen !== "" || actionData?.errors["body"] !== undefined || actionData?.entered?.["body"] !== undefined;
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">Our emails to them</h2>
      {replies.length > 0 && <Replies replies={replies} />}
      {mayWrite && (
        <details className="console-export" open={isOpen}>
          <summary>Write to them</summary>
          <ReplyForm
            {...{ templates, draft, greeting, seen, isAboutEvent, ...reply }}
            label="Text of the email"
            button="Send the email"
            actionData={actionData}
          />
        </details>
      )}
    </section>
  );
}
