import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { depsContext } from "#worker/context.server.ts";
import { listOpportunities } from "#worker/domain/workspace/opportunities.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/opportunities.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRole(context, request, "investor");
  return { opportunities: await listOpportunities(context.get(depsContext)) };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Opportunities");
export const ErrorBoundary = MemberErrors;

export default function Opportunities({ loaderData: { opportunities } }: Route.ComponentProps) {
  return (
    <MemberPage
      title="Opportunities"
      lead="Startups and small enterprises that raise money through the forum. Open one to see what it is for and what can go wrong."
    >
      {opportunities.length === 0 ? (
        <p>Nobody raises money at the moment. New opportunities appear here first.</p>
      ) : (
        <ul className="desk-list">
          {opportunities.map(({ slug, name, summary, sector, city, ask, least, closes, isOpen, sample }) => (
            <li key={slug}>
              <h2>
                <a href={`/dashboard/opportunities/${slug}`}>{name}</a>
              </h2>
              <p>{summary}</p>
              <p className="desk-facts">
                <span>{sector}</span>
                <span>{city}</span>
                <span>Raises ₹{ask}</span>
                <span>From ₹{least}</span>
                <span>{isOpen ? `Until ${closes}` : "Closed"}</span>
                {sample && <SampleBadge />}
              </p>
            </li>
          ))}
        </ul>
      )}
    </MemberPage>
  );
}
