import { Icon } from "#app/components/icon.tsx";
import type { HomeContent } from "./content.ts";
import { faqPage } from "./structured-data.ts";

/** Six tiles that stand as the forum's sign does: an ascending lattice. */
export function Features({ features }: Pick<HomeContent, "features">) {
  return (
    <section className="home-features wrap section">
      <h2>What the forum does for a business</h2>
      <p>Whichever of the six you come for, somebody answers who has done it before.</p>
      <ul>
        {features.map(({ slug, title, text, icon }) => (
          <li key={slug}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Join({ plans }: Pick<HomeContent, "plans">) {
  return (
    <section className="home-join wrap section">
      <div>
        <h2>Six ways to belong</h2>
        <p>
          Registering is free. A membership runs for twelve months; what each one brings is on the{" "}
          <a href="/membership">Membership</a> page.
        </p>
        <a className="button" href="/register">
          Join Now
        </a>
      </div>
      <ul>
        {plans.map(({ planId, title, price }) => (
          <li key={planId}>
            <a href={`/membership#${planId}`}>
              {title} <span className="price">₹{price}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Section 4: one question open at a time, which the shared name of the details makes the browser do. */
export function Questions({ faqs }: Pick<HomeContent, "faqs">) {
  return (
    <section className="home-questions">
      <div className="wrap section">
        <div>
          <h2>Questions, answered</h2>
          <p>
            Yours is not here? <a href="/ContactUs">Write to us</a>.
          </p>
        </div>
        <div>
          {faqs.map(({ slug, question, answer, lang }) => (
            <details key={slug} name="faq" lang={lang === "en" ? undefined : lang}>
              <summary>
                {question}
                <Icon name="chevron-down" />
              </summary>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escaped HTML and dropped dangerous addresses */}
              <div dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </div>
      </div>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it
        dangerouslySetInnerHTML={{ __html: faqPage(faqs) }}
      />
    </section>
  );
}
