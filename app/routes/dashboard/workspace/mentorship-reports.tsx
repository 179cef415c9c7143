import { Icon } from "#app/components/ui/icon.tsx";
import * as m from "#messages/dashboard/mentoring.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { listAssignedStartups } from "#worker/domain/workspace/startups.server.ts";
import { listSubmissions } from "#worker/domain/workspace/submissions.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/mentorship-reports.ts";
import { EntryListItem } from "./rows/entry-list-item.tsx";
import { sectorPicture } from "./rows/sector-picture.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "mentor");
  const deps = context.get(depsContext);
  const [assigned, reports] = await Promise.all([
    listAssignedStartups(deps, memberId),
    listSubmissions(deps, memberId, "mentorship_report"),
  ]);
  const startups = assigned.map(({ slug, name, sector, summary, sample, isEnglish }) => ({
    slug,
    name,
    sector,
    summary,
    sample,
    isEnglish,
    isWritten: reports.some(({ key }) => key === slug),
  }));
  // Authors keep their reports when a startup gets another mentor.
  const former = reports.map(({ key }) => key).filter((key) => !startups.some(({ slug }) => slug === key));
  return { startups, former };
}

export const handle = memberPage;
export const meta = () => memberMeta(m.reports());

export default function MentorshipReports({ loaderData: { startups, former } }: Route.ComponentProps) {
  return (
    <MemberPage title={m.reports()} lead={m.reportsLead()} isWide>
      <ul className="member-page-list member-page-rows">
        {startups.map(({ slug, name, sector, summary, sample, isEnglish, isWritten }) => (
          <EntryListItem
            key={slug}
            href={`/dashboard/mentorship-report/${slug}`}
            title={name}
            image={sectorPicture(sector)}
            isSample={sample}
            isEnglish={isEnglish}
          >
            <p lang={isEnglish && "en"}>{summary}</p>
            <p className="member-page-facts">
              {isWritten ? (
                <span className="member-page-done">
                  <Icon name="check" />
                  {m.isWritten()}
                </span>
              ) : (
                <span>{m.notWritten()}</span>
              )}
            </p>
          </EntryListItem>
        ))}
        {former.map((slug) => (
          <li key={slug}>
            <h2>
              <a href={localPath(`/dashboard/mentorship-report/${slug}`)}>{slug}</a>
            </h2>
            <p>{m.formerStartup()}</p>
          </li>
        ))}
      </ul>
    </MemberPage>
  );
}
