import { FactsLine } from "#app/components/ui/citation.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { FormerAnchors } from "#app/components/ui/former-anchors.tsx";
import { patternCover } from "#app/components/ui/generated-picture.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listNews, type NewsCard } from "#worker/domain/content/news.server.ts";
import type { Route } from "./+types/route.ts";

/** Section 8: fallback for a picture that fails to load. */
const PLACEHOLDER = "/pictures/placeholder.svg";

export async function loader({ context }: Route.LoaderArgs) {
  return { news: await listNews(context.get(depsContext)) };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "MSME Times",
    description:
      "News for small enterprises in India, a paragraph each: who is affected, what to do by when, and the official source.",
    path: "/MSMENews",
    structured: [breadcrumbs(matches, { name: "MSME Times", path: "/MSMENews" })],
  });
}

export default function News({ loaderData: { news } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-news">
        <div className="wrap">
          <h1>MSME Times</h1>
          <div className="news-strap">
            <p>What changed for small enterprises, with the official source</p>
            <p>
              <a href="/rss.xml">RSS feed</a>
            </p>
          </div>
        </div>
      </section>
      <section className="wrap section" aria-label="News">
        <ul className="news">
          {news.map((item, i) => (
            <NewsItem key={item.slug} item={item} isLatest={i === 0} />
          ))}
        </ul>
      </section>
      <NextStep
        title="What does it mean for you?"
        first={{ label: "See the schemes", href: "/SchemesPage" }}
        second={{ label: "Read the blogs", href: "/BlogsPage" }}
      >
        Our articles explain the rules at length, and the page of government schemes says who can apply today.
      </NextStep>
    </>
  );
}

function NewsItem({ item, isLatest }: { item: NewsCard; isLatest: boolean }) {
  const { slug, title, date, printedDate, image, description, affects, action, link, citation } = item;
  return (
    <li className="news-item" id={slug}>
      <Picture image={image ?? patternCover(title)} isFirst={isLatest} fallback={PLACEHOLDER} />
      <div>
        <p className="news-facts">
          {isLatest && <strong className="news-tag">Latest</strong>} <time dateTime={date}>{printedDate}</time>
        </p>
        <h2>
          <FormerAnchors slugs={item.formerSlugs} />
          {title}
        </h2>
        <p>{description}</p>
        <dl className="news-answers">
          <div>
            <dt>Who is affected</dt>
            <dd>{affects}</dd>
          </div>
          <div>
            <dt>What to do</dt>
            <dd>{action}</dd>
          </div>
        </dl>
        {citation && <FactsLine citation={citation} />}
        <p className="news-more">
          <ExternalLink href={link}>
            Read More<span className="visually-hidden"> about: {title}</span>
          </ExternalLink>
        </p>
      </div>
    </li>
  );
}
