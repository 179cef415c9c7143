import { Sign } from "#app/components/ui/sign.tsx";
import type { HomeContent } from "./home-content.server.ts";

/** The prices climb in six steps, like the sign. */
export function Join({ plans }: Pick<HomeContent, "plans">) {
  return (
    <section className="home-join wrap section">
      <div className="home-columns">
        <h2>Join the forum</h2>
        <div>
          <p className="lead">
            Registering is free. A membership runs for twelve months and does not renew automatically.
          </p>
          <a className="button" href="/register">
            Join Now
          </a>
        </div>
      </div>
      <h3>Plans and prices</h3>
      <ol>
        {plans.map(({ title, price }, index) => (
          <li key={title}>
            <Sign lit={index + 1} />
            <span>{title}</span>
            <strong className="price">{`₹${price}`}</strong>
          </li>
        ))}
      </ol>
      <p>
        <a href="/membership">Compare the memberships</a>
      </p>
    </section>
  );
}
