import { PageHeading } from "#app/components/page-heading.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { monogram } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpList } from "#app/components/ui/jump-list.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { about, contact, ourTeam } from "#messages/layout.ts";
import * as m from "#messages/pages/people.ts";
import { seeMembership } from "#messages/pages/steps.ts";
import { teamSectionLabel } from "#messages/vocabulary/people.ts";
import type { Entries, Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { CHAPTERS, TEAM_SECTIONS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const sections = TEAM_SECTIONS.map((name) => ({
    title: teamSectionLabel(name),
    id: anchorOf(name),
    members: collections.team.filter(({ section }) => section === name),
  }));
  return { national: sections.slice(0, -CHAPTERS.length), regions: sections.slice(-CHAPTERS.length) };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: ourTeam(),
    description: m.teamDescription(),
    path: "/team",
    breadcrumbs: [
      { name: about(), path: "/about" },
      { name: ourTeam(), path: "/team" },
    ],
  });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { national, regions } = loaderData;
  return (
    <>
      <PageHeading className="team-head" title={ourTeam()} lead={m.teamLead()}>
        <JumpList label={m.teamSections()} sections={[...national, ...regions]} />
      </PageHeading>
      {national.map(({ title, id, members }) => (
        <section key={id} className={`section team-section team-${id}`} id={id} aria-labelledby={`${id}-title`}>
          <div className="wrap">
            <h2 id={`${id}-title`}>{title}</h2>
            <Members members={members} level="h3" />
          </div>
        </section>
      ))}
      <section className="section team-regions" aria-labelledby="regional-boards">
        <div className="wrap">
          <h2 id="regional-boards">{m.regionalBoards()}</h2>
          <div className="team-regions-grid">
            {regions.map(({ title, id, members }) => (
              <section key={id} className="team-region" id={id} aria-labelledby={`${id}-title`}>
                <h3 id={`${id}-title`}>{title}</h3>
                <Members members={members} level="h4" />
              </section>
            ))}
          </div>
        </div>
      </section>
      <NextStep
        title={m.askTitle()}
        first={{ label: contact(), href: "/ContactUs" }}
        second={{ label: seeMembership(), href: "/membership" }}
      >
        {m.askText()}
      </NextStep>
    </>
  );
}

function Members({ members, level: Heading }: { members: Entries<"team">; level: "h3" | "h4" }) {
  return (
    <ul className="team-members">
      {members.map(({ slug, name, role, image, linkedin, bio, topics, languages, city, sample, isEnglish }) => (
        <li key={slug} className="team-member" lang={isEnglish && "en"}>
          <Picture image={image ?? monogram(name)} shape="square" />
          <div className="team-who">
            <Heading>{name}</Heading>
            {role && <p className="team-role">{role}</p>}
            {sample && <SampleBadge />}
          </div>
          <div className="team-bio">
            <p>{bio}</p>
            {isEnglish && <EnglishNote />}
            <Mentoring topics={topics} languages={languages} city={city} />
          </div>
          {linkedin && (
            <a className="team-profile" href={linkedin} target="_blank" rel="noopener noreferrer">
              <Icon name="linkedin" />
              <span>
                <Rich text={m.profile} values={{ name }} parts={MORE} />
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Mentoring({ topics, languages, city }: Pick<Entry<"team">, "topics" | "languages" | "city">) {
  const rows = [
    { term: m.topics(), text: topics?.join(", ") },
    { term: m.languages(), text: languages?.join(", ") },
    { term: m.city(), text: city },
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
