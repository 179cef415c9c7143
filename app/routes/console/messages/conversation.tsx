import type { SentReply } from "#worker/domain/console/conversation.server.ts";

/** What the person wrote, and each reply with what became of its mail. */
export function Conversation({ message, replies }: { message: string; replies: readonly SentReply[] }) {
  return (
    <section aria-labelledby="text">
      <h2 id="text">What they wrote</h2>
      <p className="console-text">{message}</p>
      {replies.length > 0 && (
        <>
          <h3 className="console-replies">Our replies</h3>
          <ol className="console-timeline">
            {replies.map(({ id, when, by, body, delivery: { text, tone }, mail }) => (
              <li key={id}>
                <p className="console-facts">
                  <span>{when}</span>
                  <span>{by}</span>
                  <span className={tone ? `console-tone console-tone-${tone}` : undefined}>{text}</span>
                  {mail && <a href={mail}>Open the mail</a>}
                </p>
                <p className="console-text">{body}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
