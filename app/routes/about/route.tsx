import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { type Entry, TEAM_SECTIONS } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return {
    // Section 2: mission, vision and values come first, then three more pillars.
    creed: collections.pillars.slice(0, 3),
    pillars: collections.pillars.slice(3),
    chapters: chaptersOf(collections.team),
    scene: collections.hero.find(({ slug }) => slug === "chapter-evening")?.image,
    settings: settingsOf(collections),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description =
    "MASA Forum connects small businesses and startups in India with investors and mentors: its mission, vision and values, what it does, for whom, and where.";
  return pageMeta(matches, {
    title: "Mission, vision and values",
    description,
    path: "/about",
    structured: [
      breadcrumbs(matches, { name: "About", path: "/about" }),
      ...(loaderData ? [organisationOf(loaderData.settings, siteUrlOf(matches))] : []),
    ],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { creed, pillars, chapters, scene, settings } = loaderData;
  return (
    <>
      <section className="page-head about-head">
        <div className="wrap">
          <h1>What {settings.name} is for</h1>
          <p className="lead">
            We connect small and medium enterprises and startups with investors and industry mentors, so that a sound
            business finds money, advice and buyers wherever it stands. The forum is an initiative of its{" "}
            <ExternalLink href={settings.links.parent}>parent company</ExternalLink>.
          </p>
        </div>
      </section>
      <section className="section wrap about-creed" aria-label="Mission, vision and values">
        {creed.map(({ slug, title, text }) => (
          <div key={slug} id={slug}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <section className="section about-pillars">
        <div className="wrap">
          <h2>What we stand on</h2>
          <ol>
            {pillars.map(({ slug, title, text }) => (
              <li key={slug} id={slug}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Offer />
      <section className="section wrap about-chapters" id="chapters">
        <div>
          <h2>Chapters</h2>
          <p>
            Members meet in their own city first: a chapter keeps a calendar, visits factories and knows the counters.
            Once a month all of them meet online.
          </p>
          <ul>
            {chapters.map(({ city, lead }) => (
              <li key={city}>
                <h3>
                  <a href={city === "Mumbai" ? "/mahagrowth" : `/team#${city.toLowerCase()}`}>{city}</a>
                </h3>
                {lead && (
                  <p>
                    {lead.name}
                    {lead.role && `, ${lead.role}`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
        {scene && <Picture image={scene} className="about-scene" />}
      </section>
      <NextStep
        title="Begin with one evening"
        first={{ label: "See the events", href: "/events" }}
        second={{ label: "Compare memberships", href: "/membership" }}
      >
        You need not be a member to come to most events. Register, listen, and ask the person beside you what they got
        out of it.
      </NextStep>
    </>
  );
}

/** What the forum does and for whom (section 1). */
function Offer() {
  return (
    <section className="section about-offer">
      <div className="wrap about-offer-inner">
        <div>
          <h2>What we do</h2>
          <dl>
            {SERVICES.map(({ title, text, label, href }) => (
              <div key={href}>
                <dt>{title}</dt>
                <dd>
                  {text} <a href={href}>{label}</a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2>For whom</h2>
          <dl>
            {AUDIENCE.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const SERVICES = [
  {
    title: "Funding connections",
    text: "Founders who have prepared with a mentor meet investors who have read their papers.",
    label: "How Nivesh Manthan works",
    href: "/Ourinitiatives#nivesh-manthan",
  },
  {
    title: "Mentorship",
    text: "Someone who has run a business studies yours and writes down what to change.",
    label: "Meet the mentors",
    href: "/team#our-mentors",
  },
  {
    title: "Events and awards",
    text: "Workshops, clinics, the Monthly Connect and the MASA Awards.",
    label: "What is on",
    href: "/events",
  },
  {
    title: "Government schemes",
    text: "Who is eligible, what one gets, how to apply, with the official link.",
    label: "Find a scheme",
    href: "/SchemesPage",
  },
  {
    title: "Paid membership",
    text: "Six plans of twelve months, priced in full.",
    label: "Compare plans",
    href: "/membership",
  },
] as const;

const AUDIENCE = [
  {
    title: "Small businesses (MSMEs)",
    text: "Credit on fair terms, new buyers, an hour with someone who has solved it.",
  },
  { title: "Startups", text: "A first investor, a first hire or a first export, properly prepared." },
  { title: "Investors", text: "Few introductions, well prepared, and both sides willing." },
  { title: "Mentors", text: "Businesses worth studying, and owners who act on what you write." },
  { title: "Students", text: "A look at how an enterprise is run before you begin one." },
  { title: "Visitors", text: "Schemes, articles and news in plain words, without signing in." },
] as const;

/** The regional sections of the team, each with the person who leads it. */
function chaptersOf(team: ReadonlyArray<Entry<"team">>) {
  const regions = TEAM_SECTIONS.slice(TEAM_SECTIONS.indexOf("Delhi"));
  return regions.map((city) => {
    const lead = team.find(({ section }) => section === city);
    return { city, lead: lead && { name: lead.name, role: lead.role } };
  });
}

function organisationOf(settings: Entry<"settings">, site: string): Record<string, unknown> {
  const { name, legalName, tagline, email, phone, address, links } = settings;
  return {
    "@type": "Organization",
    "@id": `${site}/#organization`,
    name,
    legalName,
    description: tagline,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    email,
    telephone: phone,
    address,
    areaServed: "IN",
    parentOrganization: { "@type": "Organization", url: links.parent },
    sameAs: [links.facebook, links.linkedin, links.instagram],
  };
}
