import type { TodaySection } from "#worker/domain/console/today/today-source.server.ts";
import { ActionRow } from "../parts/action-row.tsx";

export function QueueSection({ id, title, items, more }: TodaySection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="console-rows">
        {items.map((item) => (
          <ActionRow key={item.id} {...item} action="/console" />
        ))}
      </ul>
      {more.length > 0 && (
        <p className="console-after console-facts">
          {more.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
