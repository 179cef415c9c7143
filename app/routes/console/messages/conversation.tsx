import type { SentReply } from "#worker/domain/console/correspondence/sent-replies.server.ts";
import { Replies } from "../records/replies.tsx";

export function Conversation({ message, replies }: { message: string; replies: readonly SentReply[] }) {
  return (
    <section aria-labelledby="text">
      <h2 id="text">What they wrote</h2>
      <p className="console-text">{message}</p>
      {replies.length > 0 && (
        <>
          <h3 className="console-replies">Our replies</h3>
          <Replies replies={replies} />
        </>
      )}
    </section>
  );
}
