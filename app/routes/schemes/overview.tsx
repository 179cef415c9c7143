import { Choices } from "#app/components/ui/choices.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/schemes/list.ts";
import type { SchemeCard } from "#worker/domain/content/schemes.server.ts";
import { fitsOf } from "./fits.ts";

const businesses = () => ({ make: m.make(), trade: m.trade(), serve: m.serve() });
const purposes = () => ({
  loan: m.loan(),
  guarantee: m.guarantee(),
  subsidy: m.subsidy(),
  buyer: m.buyer(),
  payment: m.payment(),
  training: m.training(),
});

export function Overview({ main, more }: { main: readonly SchemeCard[]; more: readonly SchemeCard[] }) {
  return (
    <section className="overview" aria-labelledby="overview">
      <h2 id="overview">{m.atAGlance()}</h2>
      <div className="overview-choices">
        <Choices name="business" legend={m.whatDoYouDo()} all={m.anything()} options={businesses()} />
        <Choices name="purpose" legend={m.whatDoYouNeed()} all={m.anything()} options={purposes()} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.schemeColumn()}</th>
            <th scope="col">{m.whatItIs()}</th>
            <th scope="col">{m.upTo()}</th>
            <th scope="col">{m.forWhom()}</th>
            <th scope="col">{m.factsAsOf()}</th>
          </tr>
        </thead>
        <tbody>
          <Rows schemes={main} />
        </tbody>
        <tbody data-fits={fitsOf(more)}>
          <tr className="overview-more">
            <th scope="rowgroup" colSpan={5}>
              {m.moreSchemes()}
            </th>
          </tr>
          <Rows schemes={more} />
        </tbody>
      </table>
      <p className="overview-count">
        <Rich
          text={m.shown}
          values={{ count: main.length + more.length }}
          parts={{ number: () => <span className="overview-shown" /> }}
        />
      </p>
    </section>
  );
}

function Rows({ schemes }: { schemes: readonly SchemeCard[] }) {
  return schemes.map(({ slug, title, kind, upTo, forWhom, citation, ...scheme }) => (
    <tr key={slug} className="overview-scheme" data-fits={fitsOf([scheme])}>
      <th scope="row">
        <a href={`#${slug}`}>{title}</a>
      </th>
      <td className="overview-kind">{kind}</td>
      <td className="overview-limit">
        <span className="overview-label">{m.upToLabel()}</span>
        {upTo}
      </td>
      <td>
        <span className="overview-label">{m.forLabel()}</span>
        {forWhom}
      </td>
      <td className="overview-date">
        {citation && (
          <Rich
            text={citation.isOverdue ? m.overdueLabel : m.factsLabel}
            values={{ day: citation.printedAsOf }}
            parts={{
              label: (label) => <span className="overview-label">{label}</span>,
              day: (day) => <time dateTime={citation.asOf}>{day}</time>,
            }}
          />
        )}
      </td>
    </tr>
  ));
}
