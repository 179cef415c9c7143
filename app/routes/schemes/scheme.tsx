import { FactsLine } from "#app/components/ui/citation.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { SchemeCard } from "#worker/domain/content/schemes.server.ts";

type Headings = readonly ["h2", "h3"] | readonly ["h3", "h4"];

export function Scheme({ scheme, headings = ["h2", "h3"] }: { scheme: SchemeCard; headings?: Headings }) {
  const { slug, title, image, description, answers, link, citation } = scheme;
  const [Title, Question] = headings;
  return (
    <li className="scheme" id={slug}>
      <div className="scheme-head">
        <Picture image={image} />
        <div>
          <Title className="scheme-title">{title}</Title>
          <p>{description}</p>
        </div>
      </div>
      {answers.map(({ question, html }) => (
        <div className="scheme-answer" key={question}>
          <Question>{question}</Question>
          <Markdown html={html} />
        </div>
      ))}
      <Links scheme={scheme} />
      <div className="scheme-foot">
        <ExternalLink href={link} className="button button-secondary">
          Learn More<span className="visually-hidden"> about {title}</span>
        </ExternalLink>
        {citation && <FactsLine citation={citation} />}
      </div>
    </li>
  );
}

/** The article that explains the scheme, and the event where its papers are read. */
function Links({ scheme: { article, event } }: { scheme: SchemeCard }) {
  if (!article && !event) return null;
  return (
    <ul className="scheme-links">
      {article && (
        <li>
          Read: <a href={`/BlogsPage/${article.slug}`}>{article.title}</a>
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
