import { Icon } from "#app/components/ui/icon.tsx";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { listSubmissions } from "#worker/domain/workspace/submissions.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/mentorship-reports.ts";
import { DeskRow } from "./rows/desk-row.tsx";
import { sectorPicture } from "./rows/sector-picture.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  const deps = context.get(depsContext);
  const [assigned, reports] = await Promise.all([
    listAssignedStartups(deps, memberId),
    listSubmissions(deps, memberId, "mentorship_report"),
  ]);
  const startups = assigned.map(({ slug, name, sector, summary, sample }) => ({
    slug,
    name,
    sector,
    summary,
    sample,
    isWritten: reports.some(({ key }) => key === slug),
  }));
  // A report stays with its author when the startup gets another mentor.
  const former = reports.map(({ key }) => key).filter((key) => !startups.some(({ slug }) => slug === key));
  return { startups, former };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Mentorship reports");
export const ErrorBoundary = MemberErrors;

export default function MentorshipReports({ loaderData: { startups, former } }: Route.ComponentProps) {
  return (
    <MemberPage
      title="Mentorship reports"
      lead="Each startup has one report, which you update after every meeting. Choose the startup you met."
      isWide
    >
      <ul className="desk-list desk-rows">
        {startups.map(({ slug, name, sector, summary, sample, isWritten }) => (
          <DeskRow
            key={slug}
            href={`/dashboard/mentorship-report/${slug}`}
            title={name}
            image={sectorPicture(sector)}
            isSample={sample}
          >
            <p>{summary}</p>
            <p className="desk-facts">
              {isWritten ? (
                <span className="desk-done">
                  <Icon name="check" />
                  Written
                </span>
              ) : (
                <span>Not written yet</span>
              )}
            </p>
          </DeskRow>
        ))}
        {former.map((slug) => (
          <li key={slug}>
            <h2>
              <a href={`/dashboard/mentorship-report/${slug}`}>{slug}</a>
            </h2>
            <p>This startup is no longer assigned to you. Your report is still here.</p>
          </li>
        ))}
      </ul>
    </MemberPage>
  );
}
