import type { TodayItem, TodaySection } from "#worker/domain/console/today/today-source.server.ts";

export function QueueSection({ id, title, items, more }: TodaySection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="console-rows">
        {items.map((item) => (
          <QueueItem key={item.id} {...item} />
        ))}
      </ul>
      {more && (
        <p className="console-after">
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </section>
  );
}

function QueueItem({ id, title, facts, due, link, actions = [] }: TodayItem) {
  // Looking comes first where there is something to look at.
  const second = link ? " button-secondary" : "";
  return (
    <li className="console-row">
      <div>
        <p className="console-row-title">{title}</p>
        <p className="console-facts">
          {due && <span className={due.tone ? `console-tone console-tone-${due.tone}` : undefined}>{due.text}</span>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="console-row-actions">
        {link && (
          <a className={actions.length > 0 ? "button" : "button button-secondary"} href={link.href}>
            {link.label}
            <span className="visually-hidden">{`: ${title}`}</span>
          </a>
        )}
        {actions.map(({ step, label, isDanger }) => (
          <form key={step} method="post" action="/console">
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
