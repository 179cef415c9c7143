import { Icon } from "#app/components/ui/icon.tsx";
import type { HomeContent } from "./home-content.server.ts";
import { faqPage, organization } from "./structured-data.ts";

/** Six tiles in an ascending lattice, like the logo. */
export function Features({ features }: Pick<HomeContent, "features">) {
  return (
    <section className="home-features wrap section">
      <h2>What the forum does for a business</h2>
      <p>Whatever you come for, you will talk to someone who has done it before.</p>
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

/** Section 4: the shared `name` keeps one question open at a time. */
export function Questions({ faqs }: Pick<HomeContent, "faqs">) {
  return (
    <section className="home-questions">
      <div className="home-columns wrap section">
        <div>
          <h2>Questions, answered</h2>
          <p>
            Can’t find your question? <a href="/ContactUs">Ask us</a>.
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
