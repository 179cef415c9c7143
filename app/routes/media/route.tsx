import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return { coverage: collections.coverage, email: settingsOf(collections).email };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "MASA in Media",
    description: "What newspapers, magazines and radio have reported about MASA Forum, its chapters and its awards.",
    path: "/masainmedia",
    structured: [breadcrumbs(matches, { name: "MASA in Media", path: "/masainmedia" })],
  });
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const { coverage, email } = loaderData;
  const [featured] = coverage;
  return (
    <>
      <section className="page-head media-head">
        <div className="wrap">
          <h1>MASA in Media</h1>
          {featured && <Featured item={featured} />}
        </div>
      </section>
      <section className="section wrap" aria-labelledby="media-all">
        <h2 id="media-all">All coverage</h2>
        <ul className="media-cards">
          {[...coverage.slice(1), ...coverage.slice(0, 1)].map(({ slug, ...item }) => (
            <Card key={slug} item={item} />
          ))}
        </ul>
      </section>
      <section className="media-press" aria-labelledby="media-press">
        <div className="wrap media-press-inner">
          <h2 id="media-press">Press Inquiries</h2>
          <p>
            Figures, an interview with a member who agrees to it, or a seat at the next chapter evening: tell us your
            publication and your deadline, and we answer by email.
          </p>
          <a className="button" href={`mailto:${email}`}>
            Email Press Team
          </a>
        </div>
      </section>
    </>
  );
}

function Featured({ item }: { item: Entry<"coverage"> }) {
  const { title, description, image, link } = item;
  return (
    <article className="media-featured">
      <Picture image={image} isFirst />
      <div>
        <p className="media-label">Featured Coverage</p>
        <h2>{title}</h2>
        <Origin item={item} />
        <p className="lead">{description}</p>
        <ExternalLink href={link} className="button">
          Read Full Story
        </ExternalLink>
      </div>
    </article>
  );
}

function Card({ item }: { item: Entry<"coverage"> }) {
  const { title, description, image, link } = item;
  return (
    <li className="media-card">
      <Picture image={image} />
      <Origin item={item} />
      <h3>{title}</h3>
      <p>{description}</p>
      <ExternalLink href={link} className="media-more">
        Read More<span className="visually-hidden"> about {title}</span>
      </ExternalLink>
    </li>
  );
}

function Origin({ item: { source, date, sample } }: { item: Entry<"coverage"> }) {
  return (
    <p className="media-origin">
      <strong>{source}</strong> <span>{date}</span> {sample && <SampleBadge />}
    </p>
  );
}
