import type { TodayItem } from "#worker/domain/console/today/today-source.server.ts";

/** A row with facts and buttons for the possible actions. The forms post to `action`, or to their own page. */
export function ActionRow({
  id,
  title,
  facts,
  due,
  text,
  link,
  actions = [],
  action,
}: TodayItem & { text?: string | undefined; action?: string }) {
  // With a link to look at the record first, that link is the primary button.
  const second = link ? " button-secondary" : "";
  return (
    <li className="console-row">
      <div>
        <p className="console-row-title">{title}</p>
        <p className="console-facts">
          {due && <span className={due.tone ? `console-tone console-tone-${due.tone}` : undefined}>{due.text}</span>}
          {facts.map((fact) =>
            typeof fact === "string" ? (
              <span key={fact}>{fact}</span>
            ) : (
              <a key={fact.href} href={fact.href}>
                {fact.label}
              </a>
            ),
          )}
        </p>
        {text && <p className="console-text">{text}</p>}
      </div>
      <div className="console-row-actions">
        {link && (
          <a className={actions.length > 0 ? "button" : "button button-secondary"} href={link.href}>
            {link.label}
            <span className="visually-hidden">{`: ${title}`}</span>
          </a>
        )}
        {actions.map(({ step, label, isDanger }) => (
          <form key={step} method="post" action={action}>
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="id" value={id} />
            <button className={`button${isDanger ? " button-secondary console-danger" : second}`} type="submit">
              {label}
              <span className="visually-hidden">{`: ${title}`}</span>
            </button>
          </form>
        ))}
      </div>
    </li>
  );
}
