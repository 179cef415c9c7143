import { Icon } from "#app/components/ui/icon.tsx";
import * as m from "#messages/dashboard/mentoring.ts";
import { stageLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/startups.ts";
import { EntryListItem } from "./rows/entry-list-item.tsx";
import { sectorPicture } from "./rows/sector-picture.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  return { startups: await listAssignedStartups(context.get(depsContext), memberId) };
}

export const handle = memberPage;
export const meta = () => memberMeta(m.yourStartups());

export default function Startups({ loaderData: { startups } }: Route.ComponentProps) {
  return (
    <MemberPage title={m.yourStartups()} lead={m.startupsLead()} isWide>
      {startups.length === 0 ? (
        <p>{m.noStartups()}</p>
      ) : (
        <ul className="member-page-list member-page-rows">
          {startups.map(({ slug, name, sector, city, stage, summary, sample, isStudied, isEnglish }) => (
            <EntryListItem
              key={slug}
              href={`/dashboard/startups/${slug}`}
              title={name}
              image={sectorPicture(sector)}
              chip={stageLabel(stage)}
              isSample={sample}
              isEnglish={isEnglish}
            >
              <p lang={isEnglish && "en"}>{summary}</p>
              <p className="member-page-facts">
                <span lang={isEnglish && "en"}>{sector}</span>
                <span lang={isEnglish && "en"}>{city}</span>
                {isStudied && (
                  <span className="member-page-done">
                    <Icon name="check" />
                    {m.isStudied()}
                  </span>
                )}
              </p>
            </EntryListItem>
          ))}
        </ul>
      )}
    </MemberPage>
  );
}
