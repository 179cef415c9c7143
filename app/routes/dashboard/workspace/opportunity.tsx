import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/dashboard/offers.ts";
import { localPath } from "#messages/locale.ts";
import { stageLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { sumAcceptedFor } from "#worker/domain/workspace/offers.server.ts";
import { exploreOpportunity, raiseOf } from "#worker/domain/workspace/opportunities.server.ts";
import { refusalPage, requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/opportunity.ts";
import { EntryText } from "./entry-text.tsx";
import { RaiseProgress } from "./rows/raise-progress.tsx";

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const viewer = await requireRole(context, request, "investor");
  const opportunity = await exploreOpportunity(context.get(depsContext), viewer, slug);
  if (!opportunity) throw refusalPage(context, "not_found");
  const accepted = await sumAcceptedFor(context.get(depsContext), [slug]);
  return { ...opportunity, raise: raiseOf(opportunity, accepted.get(slug)) };
}

export const handle = memberPage;
export const meta = ({ loaderData }: Route.MetaArgs) => memberMeta(loaderData?.name ?? m.opportunity());

export default function Opportunity({ loaderData }: Route.ComponentProps) {
  const { slug, name, summary, sector, city, stage, ask, least, closes, isOpen, html, sample, raise, isEnglish } =
    loaderData;
  const lang = isEnglish ? "en" : undefined;
  const figures = [
    [m.raising(), `₹${ask}`],
    [m.smallest(), `₹${least}`],
    [m.until(), closes],
    [m.stage(), stageLabel(stage)],
    [m.sector(), sector, lang],
    [m.city(), city, lang],
  ] as const;
  const aside = (
    <>
      <h2>{m.atAGlance()}</h2>
      {sample && <SampleBadge />}
      <RaiseProgress raise={raise} name={name} />
      <dl className="member-page-figures">
        {figures.map(([label, value, language]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={language}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <MemberPage
      title={name}
      lead={<span lang={lang}>{summary}</span>}
      back={{ href: "/dashboard/opportunities", label: m.opportunities() }}
      aside={aside}
    >
      <EntryText html={html} isEnglish={isEnglish} />
      <p className="button-row member-page-end">
        {isOpen ? (
          <a className="button" href={localPath(`/dashboard/offer?opportunity=${slug}`)}>
            {m.makeOffer()}
          </a>
        ) : (
          <span>{m.takesNoOffers()}</span>
        )}
      </p>
    </MemberPage>
  );
}
