import { Icon } from "#app/components/ui/icon.tsx";
import * as m from "#messages/home.ts";
import { localPath } from "#messages/locale.ts";
import type { Message } from "#messages/message.ts";
import { INTENTS } from "#worker/contracts/vocabulary.ts";

/** Section 2: where each choice leads. The forum receives it in English. */
const CHOICES: Record<(typeof INTENTS)[number], { label: Message; destination: string }> = {
  "For MASA Awards": { label: m.forAwards, destination: "/Ourinitiatives" },
  "For Membership": { label: m.forMembership, destination: "/membership" },
  "Startup Incubation": { label: m.forIncubation, destination: "/register" },
  "know About MASA": { label: m.aboutMasa, destination: "/" },
};

/** Section 2. app/client/home/first-visit.ts shows it. It does not block the page, so it takes no focus. */
export function FirstVisit() {
  return (
    <template id="first-visit-popup">
      <dialog className="home-popup" open aria-labelledby="first-visit">
        <h2 id="first-visit">{m.popupTitle()}</h2>
        <p>{m.popupText()}</p>
        <button className="home-icon-button" type="button" aria-label={m.close()}>
          <Icon name="x" />
        </button>
        <ul>
          {INTENTS.map((intent) => (
            <li key={intent}>
              <button type="button" value={intent} data-destination={localPath(CHOICES[intent].destination)}>
                {CHOICES[intent].label()}
                <Icon name="arrow-right" />
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </template>
  );
}
