import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { JumpList } from "#app/components/ui/jump-list.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { INITIATIVE_SECTIONS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const inOrder = INITIATIVE_SECTIONS.flatMap((title) => collections.initiatives.filter((it) => it.section === title));
  return { initiatives: inOrder.map((it) => ({ ...it, id: anchorOf(it.section), title: it.section })) };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Our Initiatives",
    description:
      "MASA Awards, My Power Brand, MSME Times, MSME Kalptaru, Nivesh Manthan, and the events and initiatives of the chapters.",
    path: "/Ourinitiatives",
    structured: [breadcrumbs(matches, { name: "Our Initiatives", path: "/Ourinitiatives" })],
  });
}

export default function Initiatives({ loaderData }: Route.ComponentProps) {
  const { initiatives } = loaderData;
  return (
    <>
      <section className="page-head initiatives-head">
        <div className="wrap">
          <h1>Our Initiatives</h1>
          <p className="lead">
            An award that visits every finalist, a podcast, a newsletter with its sources, an advisory desk, an investor
            meet and a full calendar in five cities.
          </p>
          <JumpList label="Initiatives" sections={initiatives} />
        </div>
      </section>
      {initiatives.map(({ slug, id, title, intro, link, cards }) => (
        <section key={slug} className="section initiative" id={id} aria-labelledby={`${id}-title`}>
          <div className="wrap">
            <div className="initiative-intro">
              <h2 id={`${id}-title`}>{title}</h2>
              <p>{intro}</p>
              {link && (
                <ExternalLink href={link.href} className="button">
                  {link.label}
                </ExternalLink>
              )}
            </div>
            <ul className="initiative-cards">
              {cards.map((card) => (
                <Card key={card.title} {...card} />
              ))}
            </ul>
          </div>
        </section>
      ))}
      <NextStep
        title="Take part in one of them"
        first={{ label: "See the events", href: "/events" }}
        second={{ label: "Contact Us", href: "/ContactUs" }}
      >
        The easiest way in is an event. If you do not know which initiative fits, write us two lines.
      </NextStep>
      <ActivityMarker activity="awards-seen" />
    </>
  );
}

function Card({ title, text, image, link }: Entry<"initiatives">["cards"][number]) {
  return (
    <li className="initiative-card">
      <Picture image={image} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {link && (
          <p className="initiative-link">
            <ExternalLink href={link.href}>{link.label}</ExternalLink>
          </p>
        )}
      </div>
    </li>
  );
}
