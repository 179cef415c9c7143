import { useEffect, useRef } from "react";
import { callApi } from "#app/components/call-api.ts";
import { Icon } from "#app/components/icon.tsx";
import { INTENTS } from "#worker/contracts/vocabulary.ts";

type Intent = (typeof INTENTS)[number];

const MARKER = "masa-first-visit";
/** Section 4: navigation follows the choice after 300 ms. */
const NAVIGATION_DELAY_MS = 300;
const DESTINATIONS: Record<Intent, string> = {
  "For MASA Awards": "/Ourinitiatives",
  "For Membership": "/membership",
  "Startup Incubation": "/register",
  "know About MASA": "/",
};

/** Section 2: the popup of the first visit. A closed dialog shows nothing, so without the script nobody meets it. */
export function FirstVisit() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (takeFirstVisit()) dialog.current?.showModal();
  }, []);

  function choose(intent: Intent) {
    // Nobody waits for the answer, and callApi logs a failure.
    void callApi("/user-intent", { intent });
    dialog.current?.close();
    setTimeout(() => location.assign(DESTINATIONS[intent]), NAVIGATION_DELAY_MS);
  }

  return (
    <dialog ref={dialog} className="dialog home-popup" aria-labelledby="first-visit">
      <button className="home-icon-button" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
      <h2 id="first-visit">Why are you here</h2>
      <p>One answer, and we take you there. We ask only once.</p>
      <ul>
        {INTENTS.map((intent) => (
          <li key={intent}>
            <button type="button" onClick={() => choose(intent)}>
              {intent}
              <Icon name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Whether this is the first visit, which it then no longer is. A browser that keeps nothing is never asked. */
function takeFirstVisit(): boolean {
  try {
    if (localStorage.getItem(MARKER) !== null) return false;
    localStorage.setItem(MARKER, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
