import { PageHeading } from "#app/components/page-heading.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { monogram } from "#app/components/ui/generated-picture.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { about, join, ourMembers } from "#messages/layout.ts";
import * as m from "#messages/pages/people.ts";
import { compareMemberships } from "#messages/pages/steps.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return { members: collections.members };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: ourMembers(),
    description: m.membersDescription(),
    path: "/ourmembers",
    breadcrumbs: [
      { name: about(), path: "/about" },
      { name: ourMembers(), path: "/ourmembers" },
    ],
  });
}

export default function Members({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="members-head" title={ourMembers()} lead={m.membersLead()} />
      <section className="section wrap" aria-label={m.members()}>
        <ul className="members">
          {loaderData.members.map(({ slug, name, photo, dateJoined, bio, sample, isEnglish }, i) => (
            <li key={slug} className="member" lang={isEnglish && "en"}>
              <Picture image={photo ?? monogram(name)} shape="square" isFirst={i === 0} />
              <div className="member-who">
                <h2>{name}</h2>
                {sample && <SampleBadge />}
              </div>
              <p className="member-bio">{bio}</p>
              <p className="member-joined">{m.joined({ month: dateJoined })}</p>
              {isEnglish && <EnglishNote />}
            </li>
          ))}
        </ul>
      </section>
      <NextStep
        title={m.becomeMember()}
        first={{ label: join(), href: "/register" }}
        second={{ label: compareMemberships(), href: "/membership" }}
      >
        {m.becomeText()}
      </NextStep>
    </>
  );
}
