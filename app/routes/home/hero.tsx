import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import * as m from "#messages/home.ts";
import * as layout from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import type { Entries } from "#worker/content/collections.ts";
import type { HomeContent } from "./home-content.server.ts";
import { Counts, NextEvent } from "./next-event.tsx";
import { Scroller } from "./scroller.tsx";

type HeroContent = Pick<HomeContent, "hero" | "next" | "counts">;

/** The opening of the page. Without JavaScript the scenes are a strip to scroll. */
export function Hero({ hero: scenes, next, counts }: HeroContent) {
  return (
    <section className="home-hero" id="opening">
      <div className="home-welcome">
        <h1>{m.welcome()}</h1>
        <p className="lead">{m.lead()}</p>
        <p className="button-row">
          <a className="button" href={localPath("/event-registration")}>
            {m.eventRegistration()}
          </a>
          <a className="button button-secondary" href={localPath("/membership")}>
            {layout.membership()}
          </a>
          <a className="button button-secondary" href={localPath("/register")}>
            {m.acceleration()}
          </a>
        </p>
        {next && <NextEvent event={next} />}
        <Counts counts={counts} />
      </div>
      <div className="home-stage">
        <button className="home-icon-button home-pause" type="button" aria-label={m.playScenes()}>
          <Icon name="play" />
        </button>
        <section aria-roledescription="carousel" aria-label={m.sceneCount({ count: scenes.length })}>
          <Scroller label={m.scenes()}>
            <Scenes scenes={scenes} />
          </Scroller>
          <p className="home-dots">
            {scenes.map(({ slug }, index) => (
              <a key={slug} href={`#scene-${index + 1}`} aria-current={index === 0 || undefined}>
                <span className="visually-hidden">{m.scene({ number: index + 1 })}</span>
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
