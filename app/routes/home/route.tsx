import { pageMeta } from "#app/components/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import { listPlanCards } from "#worker/domain/plans.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const plans = await listPlanCards(context.get(depsContext));
  return { plans: plans.map(({ planId, title, price, summary }) => ({ planId, title, price, summary })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "MASA Forum: capital, mentors and markets for small businesses",
    description:
      "MASA Forum brings startups and small businesses in India together with investors and mentors, in chapters in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
    path: "/",
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head home-head">
        <div className="wrap">
          <h1>Capital, mentors and markets for India’s small businesses</h1>
          <p className="lead">
            MASA Forum brings founders and owners of small businesses together with investors and people who have built
            companies before: in five cities, every month.
          </p>
          <p className="button-row">
            <a className="button" href="/membership">
              Membership
            </a>
            <a className="button button-secondary" href="/events">
              Events
            </a>
          </p>
        </div>
      </section>
      <section className="section wrap">
        <h2>Six ways to belong</h2>
        <ul className="plan-lines">
          {loaderData.plans.map(({ planId, title, price, summary }) => (
            <li key={planId}>
              <a href={`/membership#${planId}`}>
                <span className="plan-line-title">{title}</span>
                <span className="price">₹{price}</span>
                <span className="plan-line-summary">{summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
