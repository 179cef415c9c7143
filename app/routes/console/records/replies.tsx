import type { SentReply } from "#worker/domain/console/correspondence/sent-replies.server.ts";

export function Replies({ replies }: { replies: readonly SentReply[] }) {
  return (
    <ol className="console-timeline">
      {replies.map(({ id, when, by, body, delivery: { text, tone }, mail }) => (
        <li key={id}>
          <p className="console-facts">
            <span>{when}</span>
            <span>{by}</span>
            <span className={tone ? `console-tone console-tone-${tone}` : undefined}>{text}</span>
            {mail && <a href={mail}>Open the email</a>}
          </p>
          <p className="console-text">{body}</p>
        </li>
      ))}
    </ol>
  );
}
