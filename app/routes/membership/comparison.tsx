import * as m from "#messages/membership/page.ts";
import type { BenefitRow } from "#worker/domain/membership/benefits.server.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** Scrolls inside its own frame on narrow screens; the plan and benefit headings stay visible. */
export function Comparison({ plans, benefits }: { plans: readonly PlanCard[]; benefits: readonly BenefitRow[] }) {
  return (
    <section className="section wrap" id="compare">
      <h2>{m.compareTitle()}</h2>
      <section
        className="comparison"
        aria-label={m.comparison()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls needs the keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{m.whatYouGet()}</th>
              {plans.map(({ planId, title }) => (
                <th key={planId} scope="col">
                  <a href={`#${planId}`}>{title}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{m.priceRow()}</th>
              {plans.map(({ planId, price }) => (
                <td key={planId} className="comparison-price">
                  ₹{price}
                </td>
              ))}
            </tr>
            {benefits.map(({ slug, title, help, cells }) => (
              <tr key={slug}>
                <th scope="row">
                  {title}
                  {help && <span>{help}</span>}
                </th>
                {plans.map(({ planId }, i) => (
                  <Cell key={planId} value={cells[i] ?? false} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Cell({ value }: { value: BenefitRow["cells"][number] }) {
  if (typeof value !== "boolean") return <td>{value}</td>;
  return (
    <td className={value ? "comparison-yes" : "comparison-no"}>
      <span className="visually-hidden">{value ? m.yes() : m.no()}</span>
    </td>
  );
}
