import { Icon } from "#app/components/ui/icon.tsx";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { listSubmissions } from "#worker/domain/workspace/submissions.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/mentorship-reports.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  const deps = context.get(depsContext);
  const [assigned, reports] = await Promise.all([
    listAssignedStartups(deps, memberId),
    listSubmissions(deps, memberId, "mentorship_report"),
  ]);
  const startups = assigned.map(({ slug, name, summary }) => ({
    slug,
    name,
    summary,
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
      lead="One report for each startup, which you keep up to date after every meeting. Choose the one that you met."
    >
      <ul className="desk-list">
        {startups.map(({ slug, name, summary, isWritten }) => (
          <li key={slug}>
            <h2>
              <a href={`/dashboard/mentorship-report/${slug}`}>{name}</a>
            </h2>
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
          </li>
        ))}
        {former.map((slug) => (
          <li key={slug}>
            <h2>
              <a href={`/dashboard/mentorship-report/${slug}`}>{slug}</a>
            </h2>
            <p>No longer assigned to you; your report is still here.</p>
          </li>
        ))}
      </ul>
    </MemberPage>
  );
}
