import { Icon } from "#app/components/icon.tsx";
import { Printed } from "#app/components/printed.tsx";
import { Scroller } from "./scroller.tsx";

/** Section 2: what members say, a view at a time. */
export function Insights() {
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
          <Printed as="ul" id="quotes" />
        </Scroller>
      </div>
    </section>
  );
}
