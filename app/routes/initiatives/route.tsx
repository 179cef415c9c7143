import { PageHeading } from "#app/components/page-heading.tsx";
import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { JumpList } from "#app/components/ui/jump-list.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { contact, ourInitiatives } from "#messages/layout.ts";
import * as m from "#messages/pages/initiatives.ts";
import { seeEvents } from "#messages/pages/steps.ts";
import { initiativeSectionLabel } from "#messages/vocabulary/people.ts";
import type { Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { INITIATIVE_SECTIONS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const inOrder = INITIATIVE_SECTIONS.flatMap((title) => collections.initiatives.filter((it) => it.section === title));
  return {
    initiatives: inOrder.map((it) => ({ ...it, id: anchorOf(it.section), title: initiativeSectionLabel(it.section) })),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: ourInitiatives(),
    description: m.description(),
    path: "/Ourinitiatives",
    breadcrumbs: [{ name: ourInitiatives(), path: "/Ourinitiatives" }],
  });
}

export default function Initiatives({ loaderData }: Route.ComponentProps) {
  const { initiatives } = loaderData;
  return (
    <>
      <PageHeading className="initiatives-head" title={ourInitiatives()} lead={m.lead()}>
        <JumpList label={m.list()} sections={initiatives} />
      </PageHeading>
      {initiatives.map(({ slug, id, title, intro, link, cards, isEnglish }) => (
        <section
          key={slug}
          className="section initiative"
          id={id}
          lang={isEnglish && "en"}
          aria-labelledby={`${id}-title`}
        >
          <div className="wrap">
            <div className="initiative-intro">
              <h2 id={`${id}-title`}>{title}</h2>
              <p>{intro}</p>
              {isEnglish && <EnglishNote />}
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
        title={m.nextTitle()}
        first={{ label: seeEvents(), href: "/events" }}
        second={{ label: contact(), href: "/ContactUs" }}
      >
        {m.nextText()}
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
