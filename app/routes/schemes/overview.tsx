import { Choices } from "#app/components/ui/choices.tsx";
import type { SchemeCard } from "#worker/domain/content/schemes.server.ts";
import { fitsOf } from "./fits.ts";

const BUSINESSES = { make: "I make", trade: "I trade", serve: "I serve" };
const PURPOSES = {
  loan: "A loan",
  guarantee: "A guarantee",
  subsidy: "A subsidy or tax relief",
  buyer: "A buyer",
  payment: "My bills paid",
  training: "Training",
};

export function Overview({ main, more }: { main: readonly SchemeCard[]; more: readonly SchemeCard[] }) {
  return (
    <section className="overview" aria-labelledby="overview">
      <h2 id="overview">At a glance</h2>
      <div className="overview-choices">
        <Choices name="business" legend="What do you do?" all="Anything" options={BUSINESSES} />
        <Choices name="purpose" legend="What do you need?" all="Anything" options={PURPOSES} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Scheme</th>
            <th scope="col">What it is</th>
            <th scope="col">Up to</th>
            <th scope="col">For whom</th>
            <th scope="col">Facts as of</th>
          </tr>
        </thead>
        <tbody>
          <Rows schemes={main} />
        </tbody>
        <tbody data-fits={fitsOf(more)}>
          <tr className="overview-more">
            <th scope="rowgroup" colSpan={5}>
              More schemes
            </th>
          </tr>
          <Rows schemes={more} />
        </tbody>
      </table>
      <p className="overview-count">
        Schemes shown: <span className="overview-shown" /> of {main.length + more.length}
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
        <span className="overview-label">Up to: </span>
        {upTo}
      </td>
      <td>
        <span className="overview-label">For: </span>
        {forWhom}
      </td>
      <td className="overview-date">
        {citation && (
          <>
            <span className={citation.isOverdue ? undefined : "overview-label"}>
              {citation.isOverdue ? "Not checked since " : "Facts as of "}
            </span>
            <time dateTime={citation.asOf}>{citation.printedAsOf}</time>
          </>
        )}
      </td>
    </tr>
  ));
}
