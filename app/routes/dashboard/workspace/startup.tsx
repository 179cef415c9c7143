import { Markdown } from "#app/components/ui/markdown.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { depsContext } from "#worker/context.server.ts";
import { studyStartup } from "#worker/domain/workspace/startups.server.ts";
import { refusalPage, requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/startup.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRole(context, request, "mentor");
  const found = await studyStartup(context.get(depsContext), viewer, params.slug);
  if (!found) throw refusalPage(context, "not_found");
  const { slug, name, sector, city, stage, summary, facts, question, html, sample } = found.startup;
  return { slug, name, sector, city, stage, summary, facts, question, html, sample, left: found.left };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => memberMeta(loaderData?.name ?? "Startup");
export const ErrorBoundary = MemberErrors;

export default function Startup({ loaderData }: Route.ComponentProps) {
  const { slug, name, sector, city, stage, summary, facts, question, html, sample, left } = loaderData;
  const aside = (
    <>
      <h2>In figures</h2>
      <dl className="desk-figures">
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
      lead={summary}
      back={{ href: "/dashboard/startups", label: "Your startups" }}
      aside={aside}
    >
      <p className="desk-facts">
        <span>{sector}</span>
        <span>{city}</span>
        <span>{stage}</span>
        {sample && <SampleBadge />}
      </p>
      <Markdown html={html} />
      <section className="desk-question" aria-labelledby="their-question">
        <h2 id="their-question">Their question to you</h2>
        <p>{question}</p>
      </section>
      <p className="desk-left">
        {left === 0 ? "You have studied all your startups." : `You have studied this startup. Still to study: ${left}.`}
      </p>
      <p className="button-row">
        <a className="button" href={`/dashboard/mentorship-report/${slug}`}>
          Write the report
        </a>
        <a className="button button-secondary" href={`/dashboard/suggestions?startup=${slug}`}>
          Suggest an improvement
        </a>
      </p>
    </MemberPage>
  );
}
