import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { PARTNER_SECTIONS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return {
    sections: PARTNER_SECTIONS.map((title) => ({
      title,
      id: anchorOf(title),
      partners: collections.partners.filter(({ section }) => section === title),
    })),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Our Partners",
    description:
      "The incubators, advisers, laboratories and media houses, the banks and the exchanges that work with members of MASA Forum.",
    path: "/Partners",
    structured: [breadcrumbs(matches, { name: "About", path: "/about" }, { name: "Our Partners", path: "/Partners" })],
  });
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head partners-head">
        <div className="wrap">
          <h1>Our Partners</h1>
          <p className="lead">
            A forum cannot test a package, draft a contract or sanction a loan. These organisations can, and they know
            what a small enterprise can afford.
          </p>
        </div>
      </section>
      {loaderData.sections.map(({ title, id, partners }) => (
        <section key={id} className={`section partners-section partners-${id}`} id={id} aria-labelledby={`${id}-title`}>
          <div className="wrap partners-inner">
            <div className="partners-intro">
              <h2 id={`${id}-title`}>{title}</h2>
              <p>
                {INTROS[title]} <a href="/ContactUs">Work with us</a>
              </p>
            </div>
            <ul className="partners-wall">
              {partners.map(({ slug, logo, website, benefit, sample }) => (
                <li key={slug}>
                  <ExternalLink href={website} className="partner">
                    <Picture image={logo} shape="own" />
                  </ExternalLink>
                  <p className="partner-benefit">{benefit}</p>
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

const INTROS: Record<(typeof PARTNER_SECTIONS)[number], string> = {
  "Ecosystem Partners":
    "Incubators, lawyers, accountants, designers, laboratories and carriers. They hold clinics in the chapters and take members’ questions.",
  "Bank and Exchange Partners":
    "They explain credit and listing at our events, and read the papers of members who are ready. We introduce; each institution decides by its own rules.",
};
