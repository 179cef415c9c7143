import { PageHeading } from "#app/components/page-heading.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { inMedia } from "#messages/layout.ts";
import * as m from "#messages/pages/press.ts";
import type { Entries } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import type { Route } from "./+types/route.ts";

type Item = Omit<Entries<"coverage">[number], "slug">;

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return { coverage: collections.coverage, email: settingsOf(collections).email };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: inMedia(),
    description: m.mediaDescription(),
    path: "/masainmedia",
    breadcrumbs: [{ name: inMedia(), path: "/masainmedia" }],
  });
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const { coverage, email } = loaderData;
  const [featured] = coverage;
  return (
    <>
      <PageHeading className="media-head" title={inMedia()}>
        {featured && <Featured item={featured} />}
      </PageHeading>
      <section className="section wrap" aria-labelledby="media-all">
        <h2 id="media-all">{m.allCoverage()}</h2>
        <ul className="media-cards">
          {[...coverage.slice(1), ...coverage.slice(0, 1)].map(({ slug, ...item }) => (
            <Card key={slug} item={item} />
          ))}
        </ul>
      </section>
      <section className="media-press" aria-labelledby="media-press">
        <div className="wrap media-press-inner">
          <h2 id="media-press">{m.pressInquiries()}</h2>
          <p>{m.pressText()}</p>
          <a className="button" href={`mailto:${email}`}>
            {m.emailPress()}
          </a>
        </div>
      </section>
    </>
  );
}

function Featured({ item }: { item: Item }) {
  const { title, description, image, link } = item;
  return (
    <article className="media-featured" lang={item.isEnglish && "en"}>
      <Picture image={image} isFirst />
      <div>
        <p className="media-label">{m.featured()}</p>
        <h2>{title}</h2>
        <Origin item={item} />
        <p className="lead">{description}</p>
        {item.isEnglish && <EnglishNote />}
        <ExternalLink href={link} className="button">
          {m.fullStory()}
        </ExternalLink>
      </div>
    </article>
  );
}

function Card({ item }: { item: Item }) {
  const { title, description, image, link } = item;
  return (
    <li className="media-card" lang={item.isEnglish && "en"}>
      <Picture image={image} />
      <Origin item={item} />
      <h3>{title}</h3>
      <p>{description}</p>
      {item.isEnglish && <EnglishNote />}
      <ExternalLink href={link} className="media-more">
        <Rich text={m.coverageMore} values={{ title }} parts={MORE} />
      </ExternalLink>
    </li>
  );
}

function Origin({ item: { source, date, sample } }: { item: Item }) {
  return (
    <p className="media-origin">
      <strong>{source}</strong> <span>{date}</span> {sample && <SampleBadge />}
    </p>
  );
}
