import { Markdown } from "#app/components/ui/markdown.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { depsContext } from "#worker/context.server.ts";
import { sumAcceptedFor } from "#worker/domain/workspace/offers.server.ts";
import { exploreOpportunity, raiseOf } from "#worker/domain/workspace/opportunities.server.ts";
import { refusalPage, requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/opportunity.ts";
import { Raise } from "./rows/raise.tsx";

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const viewer = await requireRole(context, request, "investor");
  const opportunity = await exploreOpportunity(context.get(depsContext), viewer, slug);
  if (!opportunity) throw refusalPage(context, "not_found");
  const accepted = await sumAcceptedFor(context.get(depsContext), [slug]);
  return { ...opportunity, raise: raiseOf(opportunity, accepted.get(slug)) };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => memberMeta(loaderData?.name ?? "Opportunity");
export const ErrorBoundary = MemberErrors;

export default function Opportunity({ loaderData }: Route.ComponentProps) {
  const { slug, name, summary, sector, city, stage, ask, least, closes, isOpen, html, sample, raise } = loaderData;
  const figures = [
    ["Raising", `₹${ask}`],
    ["Smallest offer", `₹${least}`],
    ["Offers until", closes],
    ["Stage", stage],
    ["Sector", sector],
    ["City", city],
  ] as const;
  const aside = (
    <>
      <h2>At a glance</h2>
      {sample && <SampleBadge />}
      <Raise raise={raise} name={name} />
      <dl className="desk-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <MemberPage
      title={name}
      lead={summary}
      back={{ href: "/dashboard/opportunities", label: "Opportunities" }}
      aside={aside}
    >
      <Markdown html={html} />
      <p className="button-row desk-end">
        {isOpen ? (
          <a className="button" href={`/dashboard/offer?opportunity=${slug}`}>
            Make an offer
          </a>
        ) : (
          <span>This opportunity is closed and takes no more offers.</span>
        )}
      </p>
    </MemberPage>
  );
}
