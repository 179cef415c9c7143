import { Icon } from "#app/components/ui/icon.tsx";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/startups.ts";
import { DeskRow } from "./rows/desk-row.tsx";
import { sectorPicture } from "./rows/sector-picture.ts";

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
      lead="These startups are assigned to you. Read each page before you meet. When you have opened all of them, the task is done."
      isWide
    >
      {startups.length === 0 ? (
        <p>You have no active startups at the moment. We will write to you when we assign one.</p>
      ) : (
        <ul className="desk-list desk-rows">
          {startups.map(({ slug, name, sector, city, stage, summary, sample, isStudied }) => (
            <DeskRow
              key={slug}
              href={`/dashboard/startups/${slug}`}
              title={name}
              image={sectorPicture(sector)}
              chip={stage}
              isSample={sample}
            >
              <p>{summary}</p>
              <p className="desk-facts">
                <span>{sector}</span>
                <span>{city}</span>
                {isStudied && (
                  <span className="desk-done">
                    <Icon name="check" />
                    Studied
                  </span>
                )}
              </p>
            </DeskRow>
          ))}
        </ul>
      )}
    </MemberPage>
  );
}
