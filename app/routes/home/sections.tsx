import { Icon } from "#app/components/ui/icon.tsx";
import type { HomeContent } from "./content.ts";
import { faqPage, organization } from "./structured-data.ts";

/** Six tiles in an ascending lattice, like the logo. */
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
  const [first, last] = [plans.at(0), plans.at(-1)];
  return (
    <section className="home-columns wrap section">
      <h2>Join the forum</h2>
      <div>
        <p className="lead">
          Registering is free. A membership runs for twelve months
          {first && last && `, from ₹${first.price} to ₹${last.price}`}: <a href="/membership">compare the plans</a>.
        </p>
        <a className="button" href="/register">
          Join Now
        </a>
      </div>
    </section>
  );
}

/** Section 4: the shared `name` keeps one question open at a time. */
export function Questions({ faqs }: Pick<HomeContent, "faqs">) {
  return (
    <section className="home-questions">
      <div className="home-columns wrap section">
        <div>
          <h2>Questions, answered</h2>
          <p>
            Yours is not here? <a href="/ContactUs">Write to us</a>.
          </p>
        </div>
        <div>
          {faqs.map(({ slug, question, answer, lang }) => (
            <details key={slug} name="faq" lang={lang === "en" ? undefined : lang}>
              <summary>{question}</summary>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escaped HTML and dropped dangerous addresses */}
              <div dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export function StructuredData(content: Pick<HomeContent, "faqs" | "settings" | "siteUrl">) {
  return [organization(content), faqPage(content.faqs)].map((text) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ));
}
