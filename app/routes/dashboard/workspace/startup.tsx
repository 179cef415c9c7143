import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/dashboard/mentoring.ts";
import { localPath } from "#messages/locale.ts";
import { stageLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { studyStartup } from "#worker/domain/workspace/startups.server.ts";
import { refusalPage, requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/startup.ts";
import { EntryText } from "./entry-text.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRole(context, request, "mentor");
  const found = await studyStartup(context.get(depsContext), viewer, params.slug);
  if (!found) throw refusalPage(context, "not_found");
  const { slug, name, sector, city, stage, summary, facts, question, html, sample, isEnglish } = found.startup;
  return { slug, name, sector, city, stage, summary, facts, question, html, sample, isEnglish, left: found.left };
}

export const handle = memberPage;
export const meta = ({ loaderData }: Route.MetaArgs) => memberMeta(loaderData?.name ?? m.startup());

export default function Startup({ loaderData }: Route.ComponentProps) {
  const { slug, name, sector, city, stage, summary, facts, question, html, sample, left, isEnglish } = loaderData;
  const lang = isEnglish ? "en" : undefined;
  const aside = (
    <>
      <h2>{m.inFigures()}</h2>
      <dl className="member-page-figures" lang={lang}>
        {facts.map(({ label, value }) => (
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
      lead={<span lang={lang}>{summary}</span>}
      back={{ href: "/dashboard/startups", label: m.yourStartups() }}
      aside={aside}
    >
      <p className="member-page-facts">
        <span lang={lang}>{sector}</span>
        <span lang={lang}>{city}</span>
        <span>{stageLabel(stage)}</span>
        {sample && <SampleBadge />}
      </p>
      <EntryText html={html} isEnglish={isEnglish} />
      <section className="member-page-question" aria-labelledby="their-question">
        <h2 id="their-question">{m.theirQuestion()}</h2>
        <p lang={lang}>{question}</p>
      </section>
      <p className="member-page-left">{left === 0 ? m.allStudied() : m.stillToStudy({ left })}</p>
      <p className="button-row">
        <a className="button" href={localPath(`/dashboard/mentorship-report/${slug}`)}>
          {m.writeReport()}
        </a>
        <a className="button button-secondary" href={localPath(`/dashboard/suggestions?startup=${slug}`)}>
          {m.suggestImprovement()}
        </a>
      </p>
    </MemberPage>
  );
}
