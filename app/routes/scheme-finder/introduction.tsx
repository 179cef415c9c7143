import { ExternalLink } from "#app/components/ui/external-link.tsx";
import * as m from "#messages/schemes/finder.ts";
import { kindAndLimit } from "#messages/schemes/list.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";

/** Shown before the first answer: what comes first, and which schemes the finder knows. */
export function Introduction({ page: { gateways, groups } }: { page: FinderPage }) {
  const schemes = Object.values(groups).flat();
  return (
    <>
      <section className="finder-gateways" aria-labelledby="gateways">
        <h2 id="gateways">{m.registerFirst()}</h2>
        <p>{m.registerText()}</p>
        <ul>
          {gateways.map(({ slug, title, summary, url }) => (
            <li key={slug} id={slug}>
              <h3>{title}</h3>
              <p>{summary}</p>
              <p>
                <ExternalLink href={url}>{new URL(url).hostname.replace(/^www\./, "")}</ExternalLink>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="finder-known" aria-labelledby="known">
        <h2 id="known">{m.known()}</h2>
        <ul>
          {schemes.map(({ slug, title, kind, upTo, link }) => (
            <li key={slug}>
              <ExternalLink href={link}>{title}</ExternalLink>
              <span>{kindAndLimit({ kind, upTo })}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
