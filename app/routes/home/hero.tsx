import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Entries } from "#worker/content/collections.ts";
import type { HomeContent } from "./home-content.server.ts";
import { Counts, NextEvent } from "./next-event.tsx";
import { Scroller } from "./scroller.tsx";

type HeroContent = Pick<HomeContent, "hero" | "next" | "counts">;

/** The opening of the page. Without JavaScript the scenes are a strip to scroll. */
export function Hero({ hero: scenes, next, counts }: HeroContent) {
  return (
    <section className="home-hero">
      <div className="home-welcome">
        <h1>Welcome to MASA Forum: capital, mentors and markets</h1>
        <p className="lead">
          Small-business owners and founders meet investors and people who have built companies before, in their own
          city and online, every month.
        </p>
        <p className="button-row">
          <a className="button" href="/event-registration">
            Event Registration
          </a>
          <a className="button button-secondary" href="/membership">
            Membership
          </a>
          <a className="button button-secondary" href="/register">
            Enroll for Acceleration
          </a>
        </p>
        {next && <NextEvent event={next} />}
        <Counts counts={counts} />
      </div>
      <div className="home-stage">
        <button className="home-icon-button home-pause" type="button" aria-label="Play scenes and heading">
          <Icon name="play" />
        </button>
        <section aria-roledescription="carousel" aria-label={`${scenes.length} scenes from the forum`}>
          <Scroller label="Scenes">
            <Scenes scenes={scenes} />
          </Scroller>
          <p className="home-dots">
            {scenes.map(({ slug }, index) => (
              <a key={slug} href={`#scene-${index + 1}`} aria-current={index === 0 || undefined}>
                <span className="visually-hidden">{`Scene ${index + 1}`}</span>
              </a>
            ))}
          </p>
        </section>
      </div>
    </section>
  );
}

function Scenes({ scenes }: { scenes: Entries<"hero"> }) {
  return (
    <ul id="scenes">
      {scenes.map(({ slug, caption, text, image }, index) => (
        <li key={slug} id={`scene-${index + 1}`}>
          <figure>
            <Picture image={image} isFirst={index === 0} isLate />
            <figcaption>
              <strong>{caption}</strong> {text}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
