import { PageHeading } from "#app/components/page-heading.tsx";
import { FactsLine } from "#app/components/ui/citation.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { FormerAnchors } from "#app/components/ui/former-anchors.tsx";
import { patternCover } from "#app/components/ui/generated-picture.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { msmeTimes } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/press.ts";
import { readBlogs, seeSchemes } from "#messages/pages/steps.ts";
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
    title: msmeTimes(),
    description: m.newsDescription(),
    path: "/MSMENews",
    breadcrumbs: [{ name: msmeTimes(), path: "/MSMENews" }],
  });
}

export default function News({ loaderData: { news } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="page-head-news" title={msmeTimes()}>
        <div className="news-strap">
          <p>{m.newsStrap()}</p>
          <p>
            <a href={localPath("/rss.xml")}>{m.rssFeed()}</a>
          </p>
        </div>
      </PageHeading>
      <section className="wrap section" aria-label={m.news()}>
        <ul className="news">
          {news.map((item, i) => (
            <NewsItem key={item.slug} item={item} isLatest={i === 0} />
          ))}
        </ul>
      </section>
      <NextStep
        title={m.newsNextTitle()}
        first={{ label: seeSchemes(), href: "/SchemesPage" }}
        second={{ label: readBlogs(), href: "/BlogsPage" }}
      >
        {m.newsNextText()}
      </NextStep>
    </>
  );
}

function NewsItem({ item, isLatest }: { item: NewsCard; isLatest: boolean }) {
  const { slug, title, date, printedDate, image, description, affects, action, link, citation, isEnglish } = item;
  return (
    <li className="news-item" id={slug} lang={isEnglish && "en"}>
      <Picture image={image ?? patternCover(title)} isFirst={isLatest} fallback={PLACEHOLDER} />
      <div>
        <p className="news-facts">
          {isLatest && <strong className="news-tag">{m.latest()}</strong>} <time dateTime={date}>{printedDate}</time>
        </p>
        <h2>
          <FormerAnchors slugs={item.formerSlugs} />
          {title}
        </h2>
        <p>{description}</p>
        <dl className="news-answers">
          <div>
            <dt>{m.whoIsAffected()}</dt>
            <dd>{affects}</dd>
          </div>
          <div>
            <dt>{m.whatToDo()}</dt>
            <dd>{action}</dd>
          </div>
        </dl>
        {isEnglish && <EnglishNote />}
        {citation && <FactsLine citation={citation} />}
        <p className="news-more">
          <ExternalLink href={link}>
            <Rich text={m.newsMore} values={{ title }} parts={MORE} />
          </ExternalLink>
        </p>
      </div>
    </li>
  );
}
