import { Icon } from "#app/components/icon.tsx";
import { usePause } from "#app/components/use-autoplay.ts";
import { HeroCarousel } from "./hero-carousel.tsx";
import { TypingHeading } from "./typing-heading.tsx";

/** The opening of the page; its one button holds the scenes and the typing, and lets them go. */
export function Hero({ scenes }: { scenes: number }) {
  const { isPaused, isStill, toggle } = usePause();
  return (
    <section className="home-hero">
      <div className="home-welcome">
        <TypingHeading
          text="Welcome to MASA Forum: capital, mentors and markets"
          isPaused={isPaused}
          isStill={isStill}
        />
        <p className="lead">
          Owners of small businesses and founders meet investors, and people who have built companies before: in five
          cities, every month.
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
      </div>
      <div className="home-stage">
        <button
          className="home-icon-button home-pause"
          type="button"
          aria-label={isPaused ? "Play scenes and heading" : "Pause scenes and heading"}
          onClick={toggle}
        >
          <Icon name={isPaused ? "play" : "pause"} />
        </button>
        <HeroCarousel scenes={scenes} isPaused={isPaused} />
      </div>
    </section>
  );
}
