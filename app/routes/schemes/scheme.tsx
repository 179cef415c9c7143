import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { FactsLine } from "#app/components/ui/citation.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { FormerAnchors } from "#app/components/ui/former-anchors.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { SchemeCard } from "#worker/domain/content/schemes.server.ts";
import { fitsOf } from "./fits.ts";

type Headings = readonly ["h2", "h3"] | readonly ["h3", "h4"];

export function Scheme({ scheme, headings = ["h2", "h3"] }: { scheme: SchemeCard; headings?: Headings }) {
  const { slug, title, image, description, kind, upTo, answers, link, citation } = scheme;
  const [Title, Question] = headings;
  return (
    <li className="scheme" id={slug} data-fits={fitsOf([scheme])}>
      <div className="scheme-head">
        <Picture image={image} />
        <div>
          <Title className="scheme-title">
            <FormerAnchors slugs={scheme.formerSlugs} />
            {title}
          </Title>
          <p className="scheme-kind">
            {kind}. Up to: {upTo}.
          </p>
          <p>{description}</p>
        </div>
      </div>
      <details className="scheme-details">
        <summary>
          <span>
            Who is eligible, what you get, how to apply<span className="visually-hidden"> ({title})</span>
          </span>
        </summary>
        {answers.map(({ question, html }) => (
          <div className="scheme-answer" key={question}>
            <Question>{question}</Question>
            <Markdown html={html} />
          </div>
        ))}
        <Links scheme={scheme} />
        {citation && <FactsLine citation={citation} />}
      </details>
      <ExternalLink href={link} className="button button-secondary">
        Learn More<span className="visually-hidden"> about {title}</span>
      </ExternalLink>
    </li>
  );
}

/** The article that explains the scheme, its calculator, and the event where its papers are read. */
function Links({ scheme: { article, event, calculator } }: { scheme: SchemeCard }) {
  if (!article && !event && !calculator) return null;
  return (
    <ul className="scheme-links">
      {article && (
        <li>
          Read: <a href={`/BlogsPage/${article.slug}`}>{article.title}</a>
        </li>
      )}
      {calculator && (
        <li>
          Calculate: <a href={pathOf(calculator)}>{CATALOGUE[calculator].title()}</a>
        </li>
      )}
      {event && (
        <li>
          Ask in person: <a href={`/events#${event.slug}`}>{event.title}</a>
        </li>
      )}
    </ul>
  );
}
