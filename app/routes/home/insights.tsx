import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import type { HomeContent } from "./home-content.server.ts";
import { Scroller } from "./scroller.tsx";

/** Section 2: what members say, a view at a time. */
export function Insights({ testimonials }: Pick<HomeContent, "testimonials">) {
  return (
    <section className="home-insights section" aria-labelledby="insights">
      <div className="wrap">
        <div className="home-insights-head">
          <h2 id="insights">Member Insights</h2>
          <output />
          <button className="home-icon-button" type="button" aria-label="Previous insights">
            <Icon name="arrow-left" />
          </button>
          <button className="home-icon-button" type="button" aria-label="Next insights">
            <Icon name="arrow-right" />
          </button>
        </div>
        <Scroller label="What members say">
          <ul id="quotes">
            {testimonials.map(({ slug, name, company, text, profileImage, sample }) => (
              <li key={slug}>
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
