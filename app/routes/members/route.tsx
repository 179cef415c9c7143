import { monogram } from "#app/components/ui/generated-picture.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
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
    title: "Our Members",
    description: "Owners and founders who belong to MASA Forum: who they are, what they make and when they joined.",
    path: "/ourmembers",
    structured: [breadcrumbs(matches, { name: "About", path: "/about" }, { name: "Our Members", path: "/ourmembers" })],
  });
}

export default function Members({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head members-head">
        <div className="wrap">
          <h1>Our Members</h1>
          <p className="lead">
            They mill, sew, machine, press, repair and keep books. If you would like to buy from one of them, or learn
            from one, write to us and we will check with them first.
          </p>
        </div>
      </section>
      <section className="section wrap" aria-label="Members">
        <ul className="members">
          {loaderData.members.map(({ slug, name, photo, dateJoined, bio, sample }, i) => (
            <li key={slug} className="member">
              <Picture image={photo ?? monogram(name)} shape="square" isFirst={i === 0} />
              <div className="member-who">
                <h2>{name}</h2>
                {sample && <SampleBadge />}
              </div>
              <p className="member-bio">{bio}</p>
              <p className="member-joined">Joined {dateJoined}</p>
            </li>
          ))}
        </ul>
      </section>
      <NextStep
        title="Become a member"
        first={{ label: "Join As a Member", href: "/register" }}
        second={{ label: "Compare memberships", href: "/membership" }}
      >
        Each membership includes a place on this page, if you wish it. A free account does not include a membership.
      </NextStep>
    </>
  );
}
