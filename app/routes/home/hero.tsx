import { Icon } from "#app/components/icon.tsx";
import { Printed } from "#app/components/printed.tsx";
import { Scroller } from "./scroller.tsx";

/** The opening of the page: what Home's script moves, as it stands without it. */
export function Hero({ scenes }: { scenes: number }) {
  return (
    <section className="home-hero">
      <div className="home-welcome">
        <h1>Welcome to MASA Forum: capital, mentors and markets</h1>
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
        <button className="home-icon-button home-pause" type="button" aria-label="Play scenes and heading">
          <Icon name="play" />
        </button>
        <section aria-roledescription="carousel" aria-label={`${scenes} scenes from the forum`}>
          <Scroller label="Scenes">
            <Printed as="ul" id="scenes" />
          </Scroller>
          <p className="home-dots">
            {Array.from({ length: scenes }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
              <a key={index} href={`#scene-${index + 1}`} aria-current={index === 0 || undefined}>
                <span className="visually-hidden">{`Scene ${index + 1}`}</span>
              </a>
            ))}
          </p>
        </section>
      </div>
    </section>
  );
}
