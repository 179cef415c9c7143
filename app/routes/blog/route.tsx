import { PageHeading } from "#app/components/page-heading.tsx";
import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { blogs } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/articles.ts";
import * as steps from "#messages/pages/steps.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type ArticleCard, listArticleCards } from "#worker/domain/content/articles.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { articles: await listArticleCards(context.get(depsContext)) };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.blogTitle(),
    description: m.blogDescription(),
    path: "/BlogsPage",
    breadcrumbs: [{ name: blogs(), path: "/BlogsPage" }],
  });
}

export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="page-head-blog" title={blogs()} lead={m.blogLead()}>
        <p className="blog-feed">
          <Rich
            text={m.feedAndCalculators}
            parts={{
              feed: (text) => <a href={localPath("/rss.xml")}>{text}</a>,
              calculators: (text) => <a href={localPath("/calculators")}>{text}</a>,
            }}
          />
        </p>
      </PageHeading>
      <section className="wrap section" aria-label={m.articles()}>
        <ul className="posts">
          {articles.map((article, i) => (
            <Post key={article.slug} article={article} isFirst={i === 0} />
          ))}
        </ul>
      </section>
      <NextStep
        title={m.blogNextTitle()}
        first={{ label: m.sendQuestion(), href: "/ContactUs" }}
        second={{ label: steps.seeEvents(), href: "/events" }}
      >
        {m.blogNextText()}
      </NextStep>
      <ActivityMarker activity="article-read" />
    </>
  );
}

/**
 * Section 4: the shared `name` keeps one post open at a time. Eight full texts would exceed the page's size budget,
 * so each loads when it is expanded; without JavaScript a link leads to it.
 */
function Post({ article, isFirst }: { article: ArticleCard; isFirst: boolean }) {
  const { slug, title, excerpt, author, date, printedDate, minutes, isEnglish } = article;
  const path = localPath(`/BlogsPage/${slug}`);
  return (
    <li className={isFirst ? "post post-first" : "post"} id={slug} lang={isEnglish && "en"}>
      <div className="post-picture">
        <Picture image={chooseCover(article)} isFirst={isFirst} />
      </div>
      <div className="post-text">
        <p className="post-facts">
          <time dateTime={date}>{printedDate}</time> <span>{m.minutes({ count: minutes })}</span>
        </p>
        <h2>
          <a href={path}>{title}</a>
        </h2>
        <p>{excerpt}</p>
        <p className="post-author">{author}</p>
        {isEnglish && <EnglishNote />}
      </div>
      <details className="post-more reveal" name="post" data-text={`${path}/text`}>
        <summary>
          <span className="reveal-more">{steps.readMore()}</span>
          <span className="reveal-less">{steps.showLess()}</span>
          <span className="visually-hidden"> ({title})</span>
        </summary>
        <div className="prose" data-place aria-live="polite">
          <p>
            <a href={path}>{m.onOwnPage({ title })}</a>
          </p>
        </div>
        <span data-article-end={slug} />
      </details>
    </li>
  );
}
