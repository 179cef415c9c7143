import { data } from "react-router";
import { ShortForm } from "#app/components/calculators/short-form.tsx";
import { Markdown } from "#app/components/markdown/markdown.tsx";
import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Sources } from "#app/components/ui/citation.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { Picture } from "#app/components/ui/picture.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { anchorsOf } from "#app/seo/anchor.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { missing } from "#messages/errors.ts";
import { blogs, brand } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/articles.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import { type ArticleCard, type ArticlePage, findArticle } from "#worker/domain/content/articles.server.ts";
import type { Route } from "./+types/route.ts";
import { Contents } from "./contents.tsx";
import { Related } from "./related.tsx";
import { articleData } from "./structured-data.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findArticle(context.get(depsContext), params.slug);
  if (!found) throw data(null, { status: statusOf(refused("not_found")) });
  return found;
}

export const handle = { hydrate: false, styles: "forms" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // Without data this is the page of an unknown address.
  if (!loaderData) return [{ title: `${missing()} · ${brand()}` }, { name: "robots", content: "noindex" }];
  const { article } = loaderData;
  const [site, path] = [siteUrlOf(matches), `/BlogsPage/${article.slug}`];
  const breadcrumbs = [
    { name: blogs(), path: "/BlogsPage" },
    { name: article.title, path },
  ];
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    path,
    breadcrumbs,
    structured: [articleData(site, path, article)],
  });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, citation, scheme, event, more } = loaderData;
  const { title, excerpt, author, reviewedBy, date, printedDate, minutes, isEnglish } = article;
  return (
    <>
      <article className="wrap article" lang={isEnglish && "en"}>
        <header className="article-head">
          <BackLink href="/BlogsPage" label={blogs()} />
          <h1>{title}</h1>
          {isEnglish && <EnglishNote />}
          <p className="lead">{excerpt}</p>
          <p className="article-facts">
            <span>{author}</span> {reviewedBy && <span>{m.reviewedBy({ name: reviewedBy })}</span>}{" "}
            <time dateTime={date}>{printedDate}</time> <span>{m.minutes({ count: minutes })}</span>
          </p>
        </header>
        <div className="article-picture">
          <Picture image={chooseCover(article)} isFirst />
        </div>
        <div className="article-body">
          <Short lines={article.inShort} />
          <Contents headings={article.sections.map(({ heading }) => heading)} />
          <div className="article-column">
            <Text article={article} />
            <span data-article-end={article.slug} />
            {article.calculator && <ShortForm calculator={article.calculator} />}
            {citation && <Sources citation={citation} />}
            <p className="article-note">
              <Rich text={m.adviceNote} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
            </p>
            <Related scheme={scheme} event={event} />
          </div>
        </div>
      </article>
      <Next articles={more} />
      <ActivityMarker activity="article-read" />
    </>
  );
}

function Short({ lines }: { lines: readonly string[] }) {
  return (
    <section className="article-short" aria-labelledby="in-short">
      <h2 id="in-short">{m.inShort()}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Text({ article: { opening, sections } }: Pick<ArticlePage, "article">) {
  const anchors = anchorsOf(sections.map(({ heading }) => heading));
  return (
    <div className="article-text">
      <Markdown html={opening} />
      {sections.map(({ heading, html }, i) => (
        <section key={anchors[i]} id={anchors[i]}>
          <h2>{heading}</h2>
          <Markdown html={html} />
        </section>
      ))}
    </div>
  );
}

function Next({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <section className="article-next">
      <div className="wrap">
        <h2>{m.readNext()}</h2>
        <ul>
          {articles.map(({ slug, title, excerpt, image, isEnglish }) => (
            <li key={slug} lang={isEnglish && "en"}>
              <Picture image={chooseCover({ title, image })} />
              <h3>
                <a href={localPath(`/BlogsPage/${slug}`)}>{title}</a>
              </h3>
              <p>{excerpt}</p>
              {isEnglish && <EnglishNote />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
