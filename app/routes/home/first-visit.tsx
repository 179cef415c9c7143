import { Icon } from "#app/components/ui/icon.tsx";
import { INTENTS } from "#worker/contracts/vocabulary.ts";

/** Section 2: where each choice leads. */
const DESTINATIONS: Record<(typeof INTENTS)[number], string> = {
  "For MASA Awards": "/Ourinitiatives",
  "For Membership": "/membership",
  "Startup Incubation": "/register",
  "know About MASA": "/",
};

/**
 * Section 2: the popup of the first visit, which app/client/home/first-visit.ts shows. A card beside the page: the page can
 * be used while it is open, so the focus stays where it is.
 */
export function FirstVisit() {
  return (
    <template id="first-visit-popup">
      <dialog className="home-popup" open aria-labelledby="first-visit">
        <h2 id="first-visit">Why are you here</h2>
        <p>Choose one and we will take you there. We won’t ask again.</p>
        <button className="home-icon-button" type="button" aria-label="Close">
          <Icon name="x" />
        </button>
        <ul>
          {INTENTS.map((intent) => (
            <li key={intent}>
              <button type="button" value={intent} data-destination={DESTINATIONS[intent]}>
                {intent}
                <Icon name="arrow-right" />
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </template>
  );
}
