import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { HomeContent } from "./content.ts";
import { faqPage, organization } from "./structured-data.ts";

export function Scenes({ hero }: Pick<HomeContent, "hero">) {
  return hero.map(({ slug, caption, text, image }, index) => (
    <li key={slug} id={`scene-${index + 1}`}>
      <figure>
        <Picture image={image} isFirst={index === 0} isLate />
        <figcaption>
          <strong>{caption}</strong> {text}
        </figcaption>
      </figure>
    </li>
  ));
}

export function Quotes({ testimonials }: Pick<HomeContent, "testimonials">) {
  return testimonials.map(({ slug, name, company, text, profileImage }) => (
    <li key={slug}>
      <figure>
        <blockquote>{text}</blockquote>
        <figcaption>
          <Picture image={profileImage} />
          <span>
            <strong>{name}</strong> {company}
          </span>
        </figcaption>
      </figure>
    </li>
  ));
}

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

/** Section 4: one question open at a time, which the shared name of the details makes the browser do. */
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
      <StructuredData text={faqPage(faqs)} />
    </section>
  );
}

export function Forum(content: Pick<HomeContent, "settings" | "siteUrl">) {
  return <StructuredData text={organization(content)} />;
}

function StructuredData({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
