import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/home.ts";
import type { HomeContent } from "./home-content.server.ts";
import { Scroller } from "./scroller.tsx";

/** Section 2: testimonials of members, one screenful at a time. */
export function Insights({ testimonials }: Pick<HomeContent, "testimonials">) {
  return (
    <section className="home-insights section" aria-labelledby="insights">
      <div className="wrap">
        <div className="home-insights-head">
          <h2 id="insights">{m.insights()}</h2>
          <output />
          <button className="home-icon-button" type="button" aria-label={m.previousInsights()}>
            <Icon name="arrow-left" />
          </button>
          <button className="home-icon-button" type="button" aria-label={m.nextInsights()}>
            <Icon name="arrow-right" />
          </button>
        </div>
        <Scroller label={m.insightsScroller()}>
          <ul id="quotes">
            {testimonials.map(({ slug, name, company, text, profileImage, sample, isEnglish }) => (
              <li key={slug} lang={isEnglish && "en"}>
                {isEnglish && <EnglishNote />}
                <figure>
                  <blockquote>{text}</blockquote>
                  <figcaption>
                    <Picture image={profileImage} shape="square" />
                    <span>
                      <strong>{name}</strong> {company} {sample && <SampleBadge />}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Scroller>
      </div>
    </section>
  );
}
