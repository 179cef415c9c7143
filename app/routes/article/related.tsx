import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/articles.ts";
import type { ArticlePage } from "#worker/domain/content/articles.server.ts";

/** The scheme and the event that belong to an article. */
export function Related({ scheme, event }: Pick<ArticlePage, "scheme" | "event">) {
  if (!scheme && !event) return null;
  return (
    <section className="article-related" aria-labelledby="related">
      <h2 id="related">{m.related()}</h2>
      <ul>
        {scheme && (
          <li>
            <p className="article-kind">{m.scheme()}</p>
            <h3>
              <a href={localPath(`/SchemesPage#${scheme.slug}`)}>{scheme.title}</a>
            </h3>
            <p>{scheme.description}</p>
            <p>
              <a href={localPath("/SchemesPage/finder")}>{m.checkSchemes()}</a>
            </p>
          </li>
        )}
        {event && (
          <li>
            <p className="article-kind">
              {event.date}, {event.location}
            </p>
            <h3>
              <a href={localPath(`/events#${event.slug}`)}>{event.title}</a>
            </h3>
            <p>{event.description}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
