import { Icon } from "#app/components/ui/icon.tsx";
import { INTENTS } from "#worker/contracts/vocabulary.ts";

/** Section 2: where each choice leads. */
const DESTINATIONS: Record<(typeof INTENTS)[number], string> = {
  "For MASA Awards": "/Ourinitiatives",
  "For Membership": "/membership",
  "Startup Incubation": "/register",
  "know About MASA": "/",
};

/** Section 2: the popup of the first visit, which app/client/home/first-visit.ts opens. */
export function FirstVisit() {
  return (
    <template id="first-visit-popup">
      <dialog className="dialog home-popup" aria-labelledby="first-visit">
        <button className="home-icon-button" type="button" aria-label="Close">
          <Icon name="x" />
        </button>
        <h2 id="first-visit">Why are you here</h2>
        <p>One answer, and we take you there. We ask only once.</p>
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
