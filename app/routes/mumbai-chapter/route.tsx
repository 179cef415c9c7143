import { ExternalLink } from "#app/components/external-link.tsx";
import type { FooterProps } from "#app/components/footer.tsx";
import { pageMeta, siteUrlOf } from "#app/components/page-meta.ts";
import { Picture } from "#app/components/picture.tsx";
import type { Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { Route } from "./+types/route.ts";
import { Podcast } from "./podcast.tsx";
import { Slideshow } from "./slideshow.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { slides, episodes, team, settings } = (await deps.content.snapshot()).collections;
  return {
    slides: slides.map(({ slug, caption, image }) => ({ slug, caption, image })),
    episodes: episodes.map(({ videoId, title, text, image }) => ({ videoId, title, text, image })),
    leads: team.filter(({ section }) => section === "Mumbai").map(({ name, role, image }) => ({ name, role, image })),
    lateFooter: settings[0] && footerOf(settings[0], deps.now()),
    executive: settings[0]?.links.executiveMembership,
    basic: settings[0]?.links.basicMembership,
    nominate: settings[0]?.links.nominate,
  };
}

/** As much as the footer's code in the browser needs. */
function footerOf({ name, tagline, email, phone, links: all }: Entry<"settings">, now: Date): FooterProps {
  const { awards, parent, foundation, facebook, linkedin, instagram } = all;
  const links = { awards, parent, foundation, facebook, linkedin, instagram };
  return { settings: { name, tagline, email, phone, links }, year: now.getUTCFullYear() };
}

export const handle = { isFormless: true, opens: ["player"] };

export function meta({ matches }: Route.MetaArgs) {
  const site = siteUrlOf(matches);
  return pageMeta(matches, {
    title: "Mumbai MASA",
    description:
      "The Mumbai chapter of MASA Forum, launched on August 23, 2025 at a national stock exchange: how to join it, who leads it, and the MyPowerBrand Podcast.",
    path: "/mahagrowth",
    structured: [
      {
        "@type": "Organization",
        name: "MASA Mumbai Chapter",
        url: `${site}/mahagrowth`,
        foundingDate: "2025-08-23",
        location: { "@type": "Place", name: "Mumbai" },
        parentOrganization: { "@type": "Organization", name: "MASA Forum", url: `${site}/` },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
          { "@type": "ListItem", position: 2, name: "Mumbai MASA", item: `${site}/mahagrowth` },
        ],
      },
    ],
  });
}

export default function MumbaiChapter({ loaderData }: Route.ComponentProps) {
  const { slides, episodes, leads, executive, basic, nominate } = loaderData;
  return (
    <>
      <section className="mumbai-head">
        <div className="wrap mumbai-head-words">
          <h1>Mumbai MASA</h1>
          <p className="lead">
            The forum’s chapter in the city that is at work before the sun is up. One day in it, in sixteen pictures.
          </p>
        </div>
        <Slideshow label="One day in Mumbai" slides={slides} />
      </section>
      <div className="wrap">
        <ChapterCard leads={leads} executive={executive} basic={basic} />
      </div>
      <Podcast episodes={episodes} />
      <Nominate href={nominate} />
    </>
  );
}

type Lead = Pick<Route.ComponentProps["loaderData"]["leads"][number], "name" | "role" | "image">;

function ChapterCard({ leads, executive = "", basic = "" }: { leads: Lead[]; executive?: string; basic?: string }) {
  return (
    <section className="chapter" aria-labelledby="chapter">
      <div className="chapter-words">
        <h2 id="chapter">MASA Mumbai Chapter</h2>
        <p className="lead">Launched on August 23, 2025 at a national stock exchange.</p>
        <p>
          Makers, carriers, traders and founders from Mumbai, Thane and Bhiwandi meet here with bankers, mentors and
          investors. They bring an offer and a need, and they hear what a listing asks of a company years before it
          lists.
        </p>
        <p className="button-row">
          <ExternalLink href={executive} className="button">
            Executive Membership
          </ExternalLink>
          <ExternalLink href={basic} className="button button-secondary">
            Basic Membership
          </ExternalLink>
        </p>
        <p className="chapter-note">
          Both are forms of the chapter. The forum’s own plans, with prices, are on <a href="/membership">Membership</a>
          .
        </p>
      </div>
      <div className="chapter-leads">
        <h3>Who leads it</h3>
        <ul>
          {leads.map(({ name, role, image }) => (
            <li key={name}>
              <Picture image={{ ...image, alt: "" }} />
              <p>
                <strong>{name}</strong>
                {role}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/team">The whole team</a>
        </p>
      </div>
    </section>
  );
}

function Nominate({ href = "" }: { href?: string }) {
  return (
    <section className="nominate" aria-labelledby="nominate">
      <div className="wrap nominate-inner">
        <h2 id="nominate">Whose word does your market take?</h2>
        <div>
          <p className="lead">
            If people ask for you by name, tell the others how that came about. Owners and founders put themselves
            forward for the next episodes.
          </p>
          <p className="button-row">
            <ExternalLink href={href} className="button">
              Nominate Yourself
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
