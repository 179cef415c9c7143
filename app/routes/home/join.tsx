import { Sign } from "#app/components/ui/sign.tsx";
import * as m from "#messages/home.ts";
import { localPath } from "#messages/locale.ts";
import type { HomeContent } from "./home-content.server.ts";

/** The prices climb in six steps, like the sign. */
export function Join({ plans }: Pick<HomeContent, "plans">) {
  return (
    <section className="home-join wrap section">
      <div className="home-columns">
        <h2>{m.joinTitle()}</h2>
        <div>
          <p className="lead">{m.joinLead()}</p>
          <a className="button" href={localPath("/register")}>
            {m.joinNow()}
          </a>
        </div>
      </div>
      <h3>{m.plansTitle()}</h3>
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
        <a href={localPath("/membership")}>{m.comparePlans()}</a>
      </p>
    </section>
  );
}
