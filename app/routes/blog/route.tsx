import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { coverOf } from "#app/components/ui/generated-picture.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
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
    title: "Blogs for founders and small enterprises",
    description:
      "Articles of MASA Forum on first exports, delayed payments, project reports, tenders, investors, credit guarantees, boards and Udyam.",
    path: "/BlogsPage",
    structured: [breadcrumbs(matches, { name: "Blogs", path: "/BlogsPage" })],
  });
}

export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-blog">
        <div className="wrap">
          <h1>Blogs</h1>
          <p className="lead">
            Long enough to be useful, short enough for a cup of tea. Each article works one example in rupees and names
            its sources.
          </p>
          <p className="blog-feed">
            New articles also come by <a href="/rss.xml">RSS feed</a>. Work the sums with your own figures in the{" "}
            <a href="/calculators">calculators</a>.
          </p>
        </div>
      </section>
      <section className="wrap section" aria-label="Articles">
        <ul className="posts">
          {articles.map((article, i) => (
            <Post key={article.slug} article={article} isFirst={i === 0} />
          ))}
        </ul>
      </section>
      <NextStep
        title="What should we write about next?"
        first={{ label: "Send a question", href: "/ContactUs" }}
        second={{ label: "See the events", href: "/events" }}
      >
        An article begins with a question from a founder. Send us yours, or put it to a mentor at an event.
      </NextStep>
      <ActivityMarker activity="article-read" />
    </>
  );
}

/**
 * Section 4: one post is expanded at a time, which the browser sees to because all have one name. Eight full texts would
 * make the page twice as heavy as it may be; each comes when it is opened, and without a script a link leads to it.
 */
function Post({ article, isFirst }: { article: ArticleCard; isFirst: boolean }) {
  const { slug, title, excerpt, author, date, printedDate, minutes } = article;
  const path = `/BlogsPage/${slug}`;
  return (
    <li className={isFirst ? "post post-first" : "post"} id={slug}>
      <div className="post-picture">
        <Picture image={coverOf(article)} isFirst={isFirst} />
      </div>
      <div className="post-text">
        <p className="post-facts">
          <time dateTime={date}>{printedDate}</time> <span>{minutes} minutes</span>
        </p>
        <h2>
          <a href={path}>{title}</a>
        </h2>
        <p>{excerpt}</p>
        <p className="post-author">{author}</p>
      </div>
      <details className="post-more reveal" name="post" data-text={`${path}/text`}>
        <summary>
          <span className="reveal-more">Read More</span>
          <span className="reveal-less">Show Less</span>
          <span className="visually-hidden"> ({title})</span>
        </summary>
        <div className="prose" data-place aria-live="polite">
          <p>
            <a href={path}>Read “{title}” on its own page</a>
          </p>
        </div>
        <span data-article-end={slug} />
      </details>
    </li>
  );
}
