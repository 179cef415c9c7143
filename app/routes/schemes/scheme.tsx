import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { Markdown } from "#app/components/markdown/markdown.tsx";
import { TitleLink } from "#app/components/title-link.tsx";
import { FactsLine } from "#app/components/ui/citation.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { FormerAnchors } from "#app/components/ui/former-anchors.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/schemes/list.ts";
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
          <p className="scheme-kind">{m.kindAndLimit({ kind, upTo })}</p>
          <p>{description}</p>
        </div>
      </div>
      <details className="scheme-details">
        <summary>
          <span>
            <Rich text={m.details} values={{ title }} parts={MORE} />
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
        <Rich text={m.learnMore} values={{ title }} parts={MORE} />
      </ExternalLink>
    </li>
  );
}

/** Links to the article that explains the scheme, its calculator, and the event that goes through its papers. */
function Links({ scheme: { article, event, calculator } }: { scheme: SchemeCard }) {
  if (!article && !event && !calculator) return null;
  return (
    <ul className="scheme-links">
      {article && (
        <li>
          <TitleLink text={m.read} title={article.title} href={`/BlogsPage/${article.slug}`} />
        </li>
      )}
      {calculator && (
        <li>
          <TitleLink text={m.calculate} title={CATALOGUE[calculator].title()} href={pathOf(calculator)} />
        </li>
      )}
      {event && (
        <li>
          <TitleLink text={m.askInPerson} title={event.title} href={`/events#${event.slug}`} />
        </li>
      )}
    </ul>
  );
}
