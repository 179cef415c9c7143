import { PageHeading } from "#app/components/page-heading.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { about, ourPartners } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/people.ts";
import { partnerSectionLabel } from "#messages/vocabulary/people.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { PARTNER_SECTIONS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return {
    sections: PARTNER_SECTIONS.map((name) => ({
      name,
      id: anchorOf(name),
      partners: collections.partners.filter(({ section }) => section === name),
    })),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: ourPartners(),
    description: m.partnersDescription(),
    path: "/Partners",
    breadcrumbs: [
      { name: about(), path: "/about" },
      { name: ourPartners(), path: "/Partners" },
    ],
  });
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="partners-head" title={ourPartners()} lead={m.partnersLead()} />
      {loaderData.sections.map(({ name, id, partners }) => (
        <section key={id} className={`section partners-section partners-${id}`} id={id} aria-labelledby={`${id}-title`}>
          <div className="wrap partners-inner">
            <div className="partners-intro">
              <h2 id={`${id}-title`}>{partnerSectionLabel(name)}</h2>
              <p>
                <Rich text={INTROS[name]} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
              </p>
            </div>
            <ul className="partners-wall">
              {partners.map(({ slug, logo, website, benefit, sample, isEnglish }) => (
                <li key={slug} lang={isEnglish && "en"}>
                  <ExternalLink href={website} className="partner">
                    <Picture image={logo} shape="own" />
                  </ExternalLink>
                  <p className="partner-benefit">{benefit}</p>
                  {isEnglish && <EnglishNote />}
                  {sample && <SampleBadge />}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  );
}

const INTROS = {
  "Ecosystem Partners": m.ecosystemIntro,
  "Bank and Exchange Partners": m.banksIntro,
} as const;
