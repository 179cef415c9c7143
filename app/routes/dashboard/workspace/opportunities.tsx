import * as m from "#messages/dashboard/offers.ts";
import { stageLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { sumAcceptedFor } from "#worker/domain/workspace/offers.server.ts";
import { listOpportunities, raiseOf } from "#worker/domain/workspace/opportunities.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import { daysLeftText } from "../tasks/days.ts";
import type { Route } from "./+types/opportunities.ts";
import { EntryListItem } from "./rows/entry-list-item.tsx";
import { RaiseProgress } from "./rows/raise-progress.tsx";
import { sectorPicture } from "./rows/sector-picture.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRole(context, request, "investor");
  const deps = context.get(depsContext);
  const opportunities = await listOpportunities(deps);
  const accepted = await sumAcceptedFor(
    deps,
    opportunities.map(({ slug }) => slug),
  );
  return { opportunities: opportunities.map((card) => ({ ...card, raise: raiseOf(card, accepted.get(card.slug)) })) };
}

export const handle = memberPage;
export const meta = () => memberMeta(m.opportunities());

export default function Opportunities({ loaderData: { opportunities } }: Route.ComponentProps) {
  return (
    <MemberPage title={m.opportunities()} lead={m.opportunitiesLead()} isWide>
      {opportunities.length === 0 ? (
        <p>{m.noOpportunities()}</p>
      ) : (
        <ul className="member-page-list member-page-rows">
          {opportunities.map(({ slug, name, summary, sector, city, stage, sample, least, closes, raise, ...rest }) => (
            <EntryListItem
              key={slug}
              href={`/dashboard/opportunities/${slug}`}
              title={name}
              image={sectorPicture(sector)}
              chip={stageLabel(stage)}
              isSample={sample}
              isEnglish={rest.isEnglish}
            >
              <p lang={rest.isEnglish && "en"}>{summary}</p>
              <RaiseProgress raise={raise} name={name} />
              <p className="member-page-facts">
                <span lang={rest.isEnglish && "en"}>{sector}</span>
                <span lang={rest.isEnglish && "en"}>{city}</span>
                <span>{m.from({ least })}</span>
                <span>
                  {rest.isOpen ? m.openUntil({ left: daysLeftText(rest.daysLeft), day: closes }) : m.isClosed()}
                </span>
              </p>
            </EntryListItem>
          ))}
        </ul>
      )}
    </MemberPage>
  );
}
