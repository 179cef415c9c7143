import { monogram } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpList } from "#app/components/ui/jump-list.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Entries, Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { TEAM_SECTIONS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const sections = TEAM_SECTIONS.map((title) => ({
    title,
    id: anchorOf(title),
    members: collections.team.filter(({ section }) => section === title),
  }));
  const firstRegion = TEAM_SECTIONS.indexOf("Delhi");
  return { national: sections.slice(0, firstRegion), regions: sections.slice(firstRegion) };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Our Team",
    description:
      "The national board, the advisory board, the mentors and the regional boards of MASA Forum in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
    path: "/team",
    structured: [breadcrumbs(matches, { name: "About", path: "/about" }, { name: "Our Team", path: "/team" })],
  });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { national, regions } = loaderData;
  return (
    <>
      <section className="page-head team-head">
        <div className="wrap">
          <h1>Our Team</h1>
          <p className="lead">
            People who have run plants, shops, looms and ledgers. They set the forum’s course, mentor its members and
            lead the chapters in five cities.
          </p>
          <JumpList label="Sections of the team" sections={[...national, ...regions]} />
        </div>
      </section>
      {national.map(({ title, id, members }) => (
        <section key={id} className={`section team-section team-${id}`} id={id} aria-labelledby={`${id}-title`}>
          <div className="wrap">
            <h2 id={`${id}-title`}>{title}</h2>
            <Members members={members} heading="h3" />
          </div>
        </section>
      ))}
      <section className="section team-regions" aria-labelledby="regional-boards">
        <div className="wrap">
          <h2 id="regional-boards">Regional boards</h2>
          <div className="team-regions-grid">
            {regions.map(({ title, id, members }) => (
              <section key={id} className="team-region" id={id} aria-labelledby={`${id}-title`}>
                <h3 id={`${id}-title`}>{title}</h3>
                <Members members={members} heading="h4" />
              </section>
            ))}
          </div>
        </div>
      </section>
      <NextStep
        title="Ask one of them"
        first={{ label: "Contact Us", href: "/ContactUs" }}
        second={{ label: "See membership", href: "/membership" }}
      >
        Write what you are working on and where you are stuck. We pass it to the person who has met that problem before.
      </NextStep>
    </>
  );
}

function Members({ members, heading: Heading }: { members: Entries<"team">; heading: "h3" | "h4" }) {
  return (
    <ul className="team-members">
      {members.map(({ slug, name, role, image, linkedin, bio, topics, languages, city, sample }) => (
        <li key={slug} className="team-member">
          <Picture image={image ?? monogram(name)} shape="square" />
          <div className="team-who">
            <Heading>{name}</Heading>
            {role && <p className="team-role">{role}</p>}
            {sample && <SampleBadge />}
          </div>
          <div className="team-bio">
            <p>{bio}</p>
            <Mentoring topics={topics} languages={languages} city={city} />
          </div>
          <a className="team-profile" href={linkedin} target="_blank" rel="noopener noreferrer">
            <Icon name="linkedin" />
            <span>
              Profile<span className="visually-hidden"> of {name} (opens in a new tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mentoring({ topics, languages, city }: Pick<Entry<"team">, "topics" | "languages" | "city">) {
  const rows = [
    { term: "Topics", text: topics?.join(", ") },
    { term: "Languages", text: languages?.join(", ") },
    { term: "City", text: city },
  ].filter(({ text }) => text);
  if (rows.length === 0) return null;
  return (
    <dl className="team-mentoring">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
