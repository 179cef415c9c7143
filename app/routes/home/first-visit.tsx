import { useEffect, useLayoutEffect, useRef, useState } from "react";
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

/** Section 2: the popup of the first visit. Nothing of it is in the document before. */
export function FirstVisit() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows, and only after the page is its own
    if (takeFirstVisit()) setOpen(true);
  }, []);

  function choose(intent: Intent) {
    // Nobody waits for the answer, and callApi logs a failure.
    void callApi("/user-intent", { intent });
    setOpen(false);
    setTimeout(() => location.assign(DESTINATIONS[intent]), NAVIGATION_DELAY_MS);
  }

  return isOpen && <Popup onClose={() => setOpen(false)} onChoose={choose} />;
}

function Popup({ onClose, onChoose }: { onClose: () => void; onChoose: (intent: Intent) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document, so that the focus goes back to where it came from.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog home-popup" aria-labelledby="first-visit" onCancel={onClose}>
      <button className="home-icon-button" type="button" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
      <h2 id="first-visit">Why are you here</h2>
      <p>One answer, and we take you there. We ask only once.</p>
      <ul>
        {INTENTS.map((intent) => (
          <li key={intent}>
            <button type="button" onClick={() => onChoose(intent)}>
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
