import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/home.ts";
import { localPath } from "#messages/locale.ts";
import type { HomeContent } from "./home-content.server.ts";
import { faqPage, organization } from "./structured-data.ts";

/** Six tiles in an ascending lattice, like the logo. */
export function Features({ features }: Pick<HomeContent, "features">) {
  return (
    <section className="home-features wrap section">
      <h2>{m.featuresTitle()}</h2>
      <p>{m.featuresText()}</p>
      <ul>
        {features.map(({ slug, title, text, icon, isEnglish }) => (
          <li key={slug} lang={isEnglish && "en"}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            {isEnglish && <EnglishNote />}
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
          <h2>{m.questionsTitle()}</h2>
          <p>
            <Rich text={m.askUs} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
          </p>
        </div>
        <div>
          {faqs.map(({ slug, question, answer, lang, isEnglish }) => (
            <details key={slug} name="faq" lang={lang === "en" ? isEnglish && "en" : lang}>
              <summary>{question}</summary>
              {isEnglish && <EnglishNote />}
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
