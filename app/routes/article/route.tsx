import { data } from "react-router";
import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import { type ArticleCard, findArticle } from "#worker/domain/content/articles.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findArticle(context.get(depsContext), params.slug);
  if (!found) throw data(null, { status: statusOf(refused("not_found")) });
  return found;
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // Without data this is the page of an unknown address.
  if (!loaderData) return [{ title: "Page not found · MASA Forum" }, { name: "robots", content: "noindex" }];
  const { article } = loaderData;
  const [site, path] = [siteUrlOf(matches), `/BlogsPage/${article.slug}`];
  const trail = [
    { name: "Blogs", path: "/BlogsPage" },
    { name: article.title, path },
  ];
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    path,
    structured: [articleData(site, path, article), breadcrumbs(matches, ...trail)],
  });
}

export default function Article({ loaderData: { article, more } }: Route.ComponentProps) {
  const { title, excerpt, author, date, printedDate, minutes, image, html } = article;
  return (
    <>
      <article className="wrap article">
        <header>
          <BackLink href="/BlogsPage" label="Blogs" />
          <h1>{title}</h1>
          <p className="lead">{excerpt}</p>
          <p className="article-facts">
            <span>{author}</span> <time dateTime={date}>{printedDate}</time> <span>{minutes} minutes</span>
          </p>
        </header>
        <div className="article-picture">
          <Picture image={image} isFirst />
        </div>
        <Markdown html={html} className="article-text" />
        <span data-article-end={article.slug} />
        <p className="article-note">
          This article gives general information, not legal or tax advice. A question about your own case?{" "}
          <a href="/ContactUs">Ask us</a>, and a mentor answers.
        </p>
      </article>
      <section className="article-next">
        <div className="wrap">
          <h2>Read next</h2>
          <ul>
            {more.map((next) => (
              <li key={next.slug}>
                <Picture image={next.image} />
                <h3>
                  <a href={`/BlogsPage/${next.slug}`}>{next.title}</a>
                </h3>
                <p>{next.excerpt}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ActivityMarker activity="article-read" />
    </>
  );
}

function articleData(site: string, path: string, { title, excerpt, image, date, author }: ArticleCard) {
  const [name] = author.split(",");
  return {
    "@type": "Article",
    headline: title,
    description: excerpt,
    image: `${site}${image.src}`,
    datePublished: date,
    author: { "@type": "Person", name },
    publisher: {
      "@type": "Organization",
      name: "MASA Forum",
      url: `${site}/`,
      logo: { "@type": "ImageObject", url: `${site}/icon-512.png` },
    },
    mainEntityOfPage: `${site}${path}`,
    inLanguage: "en-IN",
  };
}
