import { Icon } from "#app/components/ui/icon.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/startups.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  return { startups: await listAssignedStartups(context.get(depsContext), memberId) };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Your startups");
export const ErrorBoundary = MemberErrors;

export default function Startups({ loaderData: { startups } }: Route.ComponentProps) {
  return (
    <MemberPage
      title="Your startups"
      lead="The startups that are assigned to you. Read each one’s page before you meet; when you have opened all, the task is done."
    >
      {startups.length === 0 ? (
        <p>None of your startups is active at the moment. We write to you when one is.</p>
      ) : (
        <ul className="desk-list">
          {startups.map(({ slug, name, sector, city, stage, summary, sample, isStudied }) => (
            <li key={slug}>
              <h2>
                <a href={`/dashboard/startups/${slug}`}>{name}</a>
              </h2>
              <p>{summary}</p>
              <p className="desk-facts">
                <span>{sector}</span>
                <span>{city}</span>
                <span>{stage}</span>
                {sample && <SampleBadge />}
                {isStudied && (
                  <span className="desk-done">
                    <Icon name="check" />
                    Studied
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </MemberPage>
  );
}
